import ts, { type FunctionLike, type Node } from 'typescript';
import type { FactRole, Mendable, SourceFacts, TextEdit } from '~/core/analysis';
import { parse } from '../strip';
import { withoutState } from './edits/withoutState';
import { effectsOf, mayStop } from './effects';
import { evaluate } from './evaluate';
import { type Frame, moduleFrame, resultOf } from './frame';
import type { Known } from './known';
import { messagesOf } from './messages';
import { bare, defaultExport, isFunction, memberName, type ModuleScope, moduleScope } from './moduleScope';
import { mutationsOf } from './mutations';
import { readsOf } from './reads';
import { returnsOf } from './returns';
import { waysOfNode, waysOfRouter } from './ways';
import { writesOf } from './writes';

const UNREAD: SourceFacts = {
  read: false,
  reads: { names: [], any: true },
  writes: { fields: [], any: true },
  whole: null,
  ways: [{ goes: [], sends: [], any: true }],
  parameters: null,
  isAsync: false,
  returns: 'unknown',
  returnsResultOf: null,
  bareMath: null,
  picks: false,
  mutates: [],
  messages: [],
  removeAllLate: null,
  effects: [],
  mayStop: true,
};

/** Reads what the syntax of a source tells, without types and without running it; null where it is no TypeScript. */
export function readFacts(source: string, role: FactRole): SourceFacts | null {
  try {
    const file = parse(source);
    if (file.parseDiagnostics.length > 0) return null;
    const module = moduleScope(file, source);
    const exported = defaultExport(module);
    if (exported === null) return UNREAD;
    if (isFunction(exported)) return role === 'value' ? UNREAD : ofFunction(exported, role, module);
    return role === 'value' ? ofValue(exported, module) : { ...UNREAD, bareMath: bareMath(exported) };
  } catch (error) {
    // Only thousands of nested brackets reach the end of the stack.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function ofFunction(fn: FunctionLike, role: FactRole, module: ModuleScope): SourceFacts {
  const frame = moduleFrame(module);
  const result = resultOf(fn, [{ kind: 'state' }], frame, evaluate);
  const { values, paths } = returnsOf(fn);
  const mutates = mutationsOf(fn, module);
  const facts = ofResult(result, module.lineOf(values[0] ?? fn), module);
  return {
    ...(mutates.length > 0 ? withoutEdits(facts) : facts),
    whole: facts.whole && { ...facts.whole, edits: wholeEdits(facts.whole, mutates.length > 0, withoutState(fn, values, module)) },
    reads: readsOf(fn, 0, frame),
    ways: role === 'router' ? waysOfRouter(result) : waysOfNode(result),
    parameters: positional(fn),
    isAsync: fn.modifiers?.some((one) => one.kind === ts.SyntaxKind['AsyncKeyword']) ?? false,
    returns: paths,
    returnsResultOf: resultOfMethod(values, module),
    mutates,
    picks: role === 'reducer' && mutates.length === 0 && picksOne(fn, frame),
  };
}

function picksOne(fn: FunctionLike, frame: Frame): boolean {
  const given = ['existing', 'update'].map((name): Known => ({ kind: 'field', name, all: true }));
  const result = resultOf(fn, given, frame, evaluate);
  return (result.kind === 'either' ? result.of : [result]).every((one) => one.kind === 'field');
}

function ofValue(expression: Node, module: ModuleScope): SourceFacts {
  const result = evaluate(expression, moduleFrame(module));
  return { ...ofResult(result, module.lineOf(expression), module), reads: { names: [], any: false }, ways: waysOfNode(result) };
}

/** What is changed in place is returned by the old value alone: without that it would be lost. */
function withoutEdits(facts: SourceFacts): SourceFacts {
  const fields = facts.writes.fields.map((one) => ({ ...one, old: one.old && { ...one.old, edits: [] } }));
  return { ...facts, writes: { ...facts.writes, fields } };
}

/** The state spread into what is returned, or returned itself: a mend for one of both is a mend for both. */
function wholeEdits(whole: Mendable, changed: boolean, returned: readonly TextEdit[]): readonly TextEdit[] {
  return [...(changed ? [] : whole.edits), ...returned];
}

function ofResult(result: Known, line: number, module: ModuleScope): SourceFacts {
  const { writes, whole } = writesOf(result, line);
  return { ...UNREAD, read: true, writes, whole, ...messagesOf(result), effects: effectsOf(module), mayStop: mayStop(module) };
}

/** As Python counts them: a rest counts for nothing. */
function positional(fn: FunctionLike): number {
  return fn.parameters.filter((one) => !one.dotDotDotToken).length;
}

function bareMath(node: Node): SourceFacts['bareMath'] {
  if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression) || node.expression.text !== 'Math') return null;
  const name = memberName(node);
  return name === 'max' || name === 'min' ? name : null;
}

/** They return a number, or nothing. */
const NO_LIST: readonly string[] = ['push', 'unshift', 'forEach'];

function resultOfMethod(values: readonly Node[], { lineOf }: ModuleScope): SourceFacts['returnsResultOf'] {
  for (const value of values) {
    const node = bare(value);
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) continue;
    const method = memberName(node.expression) ?? '';
    if (NO_LIST.includes(method)) return { method, line: lineOf(node), sure: 'certain' };
  }
  return null;
}
