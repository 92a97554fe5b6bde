import ts, { type Node } from 'typescript';
import type { SourceFacts } from '~/core/analysis';
import { memberName, type ModuleScope } from './moduleScope';

type Effect = SourceFacts['effects'][number];

const TIMERS: readonly string[] = ['setTimeout', 'setInterval', 'queueMicrotask'];
const MEMBERS: Readonly<Record<string, Effect['kind']>> = {
  'Date.now': 'clock',
  'performance.now': 'clock',
  'Math.random': 'random',
  'crypto.randomUUID': 'random',
  'crypto.getRandomValues': 'random',
};

/** What a module does besides computing: reads clock or chance, prints, waits. */
export function effectsOf({ file, lineOf }: ModuleScope): readonly Effect[] {
  const found: Effect[] = [];
  const report = (node: Node, kind: Effect['kind']) => found.push({ kind, line: lineOf(node), sure: 'certain' });
  const visit = (node: Node): void => {
    if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'Date' && !node.arguments?.length)
      report(node, 'clock');
    if (ts.isCallExpression(node)) {
      const { expression } = node;
      if (ts.isIdentifier(expression) && TIMERS.includes(expression.text)) report(node, 'timer');
      if (ts.isPropertyAccessExpression(expression) && ts.isIdentifier(expression.expression)) {
        const base = expression.expression.text;
        const kind = base === 'console' ? 'console' : MEMBERS[`${base}.${memberName(expression) ?? ''}`];
        if (kind) report(node, kind);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Whether the module has a `throw` or a call of `interrupt`. */
export function mayStop({ file }: ModuleScope): boolean {
  let stops = false;
  const visit = (node: Node): void => {
    if (ts.isThrowStatement(node)) stops = true;
    if (ts.isCallExpression(node)) {
      const { expression } = node;
      const name = ts.isIdentifier(expression) ? expression.text : memberName(expression);
      if (name === 'interrupt') stops = true;
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return stops;
}
