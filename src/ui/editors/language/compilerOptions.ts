/** TypeScript's own numbers, which its bundle in Monaco does not name. */
const ESNEXT = 99;
const NODE_RESOLUTION = 2;
const EVERY_FILE_IS_A_MODULE = 3;

/**
 * How the editor checks sources. Only syntax that can be blanked out is allowed, since types are stripped in place; the
 * libraries are the ones that the trimmed worker carries, so there is no `document`, as there is none behind the wall.
 */
export const COMPILER_OPTIONS = {
  target: ESNEXT,
  module: ESNEXT,
  moduleResolution: NODE_RESOLUTION,
  moduleDetection: EVERY_FILE_IS_A_MODULE,
  lib: ['lib.es2023.d.ts'],
  strict: true,
  erasableSyntaxOnly: true,
  skipLibCheck: true,
  noEmit: true,
  allowNonTsExtensions: true,
};
