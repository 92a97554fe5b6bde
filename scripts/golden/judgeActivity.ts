import type { Hazard } from '~/core/analysis';
import type { Activity } from '~/core/analysis/hazards/activity/activity';
import type { PlaygroundDoc } from '~/core/document';
import type { GoldenCase, GoldenTurn } from './goldenCase';

/** Where what was thought to run together differs from what LangGraph ran: nothing may be missed, and what is certain must be. */
export function judgeActivity(golden: GoldenCase, { graph }: PlaygroundDoc, activity: Activity, hazards: readonly Hazard[]): string[] {
  const nameOf = (id: string) => graph.nodes.find((node) => node.id === id)?.name ?? id;
  const known = new Map(activity.pairs.map(({ nodes, sure }) => [pairText(nodes.map(nameOf)), sure]));
  const mayRun = new Set([...activity.runs.keys()].map(nameOf));
  const { turns } = golden.javascript ?? golden.python;
  const ran = turns.flatMap(supersteps);
  const missed = [...ran.flatMap(pairsOf).filter((pair) => !known.has(pair)), ...ran.flat().filter((name) => !mayRun.has(name))].map(
    (what) => `${what} ran, which was not foreseen`,
  );
  const [first] = turns;
  // An error may come before what was certain.
  if (!first?.steps || first.error !== null) return missed;
  const firstRan = supersteps(first);
  const pairs = new Set(firstRan.flatMap(pairsOf));
  const absent = [...known]
    .filter(([pair, sure]) => sure === 'certain' && !pairs.has(pair))
    .map(([pair]) => `${pair} did not run, which was certain`);
  const fewer = hazards
    .filter(({ code, sure }) => code === 'unequalBranches' && sure === 'certain')
    .filter(({ params }) => firstRan.filter((tasks) => tasks.includes(String(params['node']))).length < Number(params['times']))
    .map(({ params }) => `${params['node']} ran less than ${params['times']} times, which was certain`);
  return [...missed, ...absent, ...fewer];
}

/** Names of the tasks of each superstep of a turn; the input's own task left out. */
function supersteps({ steps }: GoldenTurn): string[][] {
  const tasks = new Map<number, string[]>();
  for (const step of steps ?? []) {
    if (step.kind === 'task' && step.step > 0) tasks.set(step.step, [...(tasks.get(step.step) ?? []), step.name]);
  }
  return [...tasks.values()];
}

function pairsOf(tasks: readonly string[]): string[] {
  return tasks.flatMap((one, index) => tasks.slice(index + 1).map((other) => pairText([one, other])));
}

function pairText(names: readonly string[]): string {
  return names.toSorted().join(' and ');
}
