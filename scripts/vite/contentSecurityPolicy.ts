/** Monaco makes policies of its own; the last three are ours, each for exactly one kind of text. */
const TRUSTED_TYPES = [
  'editorViewLayer',
  'richScreenReaderContent',
  'domLineBreaksComputer',
  'diffReview',
  'diffEditorWidget',
  'editorGhostText',
  'stickyScrollViewLayer',
  'standaloneColorizer',
  'defaultWorkerFactory',
  'tokenizeToString',
  'dompurify',
  'app#worker',
  'app#srcdoc',
  'app#relay',
  "'allow-duplicates'",
];

/**
 * The policy of a built page. The sandbox frame inherits it, hence the relay's hash and `blob:`; with Trusted Types on, no
 * markup can make use of either. `'unsafe-inline'` for styles is Monaco's need.
 */
export function pagePolicy(relayHash: string): string {
  return join({
    'default-src': "'none'",
    'script-src': `'self' ${relayHash} blob:`,
    'style-src': "'self' 'unsafe-inline'",
    'font-src': "'self'",
    'img-src': "'self' data:",
    'connect-src': "'none'",
    'worker-src': "'self' blob:",
    'frame-src': "'none'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': TRUSTED_TYPES.join(' '),
  });
}

/** The dev server needs inline scripts, a socket and markup of its own. A hash would switch `'unsafe-inline'` off. */
export function devPolicy(): string {
  return join({
    'default-src': "'none'",
    'script-src': "'self' 'unsafe-inline' blob:",
    'style-src': "'self' 'unsafe-inline'",
    'font-src': "'self' data:",
    'img-src': "'self' data:",
    'connect-src': "'self' ws:",
    'worker-src': "'self' blob:",
    'frame-src': "'none'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'object-src': "'none'",
  });
}

function join(policy: Readonly<Record<string, string>>): string {
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
