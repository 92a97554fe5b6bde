import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** What `vite build --manifest` writes: every chunk by its source's path, or by a name of its own where many share it. */
export interface Manifest {
  readonly [key: string]: { readonly file: string; readonly imports?: readonly string[] };
}

/** What must have come over the network before a person sees or can do something; `roots` are keys of the manifest. */
export interface Stage {
  readonly name: string;
  readonly roots: readonly string[];
  /** Thousands of bytes after gzip -9; null where there is only something to know. */
  readonly budget: number | null;
}

export interface Size {
  readonly stage: Stage;
  readonly files: readonly string[];
  /** Thousands of bytes after gzip -9. */
  readonly kilobytes: number;
}

const CHINESE = 'src/i18n/zh/index.ts';
const FIRST_PAINT = ['index.html'];
/** The graph can be drawn and stepped, and there is a way to the engine. */
const INTERACTIVE = [...FIRST_PAINT, 'src/start.ts', 'src/ui/shell/Workbench.tsx', 'src/engine/client.ts'];
/** The inspector with a plain editor, the record and the timeline: they load once the graph is there. */
const PLACES = [...INTERACTIVE, 'src/ui/editors/index.ts', 'src/ui/record/index.ts', 'src/ui/stepper/index.ts'];

/** `e2e/loading.spec.ts` shows that the page needs no other script to come as far. */
export const stages = {
  firstPaint: { name: 'JS before first contentful paint', roots: FIRST_PAINT, budget: 110 },
  firstPaintChinese: { name: 'JS before first contentful paint, in Chinese', roots: [...FIRST_PAINT, CHINESE], budget: 110 },
  interactive: { name: 'JS until interactive, without Monaco', roots: INTERACTIVE, budget: 273 },
  // English comes with the first script in every language, so Chinese is there besides.
  interactiveChinese: { name: 'JS until interactive, without Monaco, in Chinese', roots: [...INTERACTIVE, CHINESE], budget: 283 },
  places: { name: 'JS until every place is there, without Monaco', roots: PLACES, budget: null },
  engine: { name: 'JS of the engine alone, loaded for the first step', roots: ['virtual:far-side'], budget: null },
  agents: { name: 'JS of langchain, loaded besides for documents that import it', roots: ['virtual:far-side-langchain'], budget: 36 },
} as const satisfies { readonly [stage: string]: Stage };

/** Whether it may be published. */
export function isWithinBudget({ stage, kilobytes }: Size): boolean {
  return stage.budget === null || kilobytes <= stage.budget;
}

export function readManifest(outDir: string): Manifest {
  return JSON.parse(readFileSync(`${outDir}/.vite/manifest.json`, 'utf8')) as Manifest;
}

/** Paths, below the build's folder, of the roots and of everything that they import statically. Throws for an unknown root. */
export function filesOf(manifest: Manifest, roots: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the build has no chunk for ${key}: was the source renamed, or its import made static?`);
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const root of roots) visit(root);
  return [...new Set([...seen].flatMap((key) => manifest[key]?.file ?? []))].toSorted();
}

export function measureSizes(outDir: string): Size[] {
  const manifest = readManifest(outDir);
  return Object.values(stages).map((stage) => {
    const files = filesOf(manifest, stage.roots);
    const bytes = files.map((file) => gzipSync(readFileSync(`${outDir}/${file}`), { level: 9 }).length);
    return { stage, files, kilobytes: bytes.reduce((sum, one) => sum + one, 0) / 1000 };
  });
}
