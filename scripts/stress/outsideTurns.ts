import { type BaseCheckpointSaver, MemorySaver, Overwrite } from '@langchain/langgraph/web';
import type { CheckpointPlace, Memory, Turn } from '~/core/document';
import type { RunnableGraph } from '~/engine/protocol';
import { bareGraph } from '../unrecorded/bareGraph';
import type { Random } from './random';

/** A checkpoint as the saver holds it; `parent` is its place in the list, -1 where it has none there. */
export interface SavedOutside {
  readonly step: number;
  readonly source: string;
  readonly parent: number;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What turns came to where nobody looks on, and how each ended. */
export interface TurnsOutside {
  readonly turns: readonly Turn[];
  readonly ends: readonly ('done' | 'paused' | 'failed')[];
  /** The turn (from 0) with which the last saver began. */
  readonly from: number;
  /** By thread, oldest first. */
  readonly threads: ReadonlyMap<string, readonly SavedOutside[]>;
}

const THREADS = ['1', 'b'] as const;
type End = TurnsOutside['ends'][number];

interface Reached {
  readonly thread: string;
  readonly id: string;
  readonly place: CheckpointPlace;
}

/**
 * Invents turns that LangGraph can take as it goes, and does them by the documented means alone: inputs, goes on after a pause or an
 * error, state updates contributed or set, deletions, each on one of two threads and some from a checkpoint of the past.
 */
export async function outsideTurns(graph: RunnableGraph, memory: Memory, random: Random, count: number): Promise<TurnsOutside> {
  let saver: BaseCheckpointSaver = new MemorySaver();
  const { built } = await bareGraph({ ...graph, turns: [] }, saver);
  const turns: Turn[] = [];
  const ends: End[] = [];
  const standing = new Map<string, End>();
  let reached: Reached[] = [];

  const configOf = (thread: string, from: Reached | null) => ({
    configurable: { thread_id: thread, ...(from && { checkpoint_ns: '', checkpoint_id: from.id }) },
    recursionLimit: graph.recursionLimit,
    durability: memory.durability,
  });

  async function invoke(input: unknown, thread: string, from: Reached | null): Promise<End> {
    try {
      const answer = await built.invoke(input, configOf(thread, from));
      // A breakpoint after the last node pauses with nothing left to run.
      return answer && '__interrupt__' in answer ? 'paused' : 'done';
    } catch {
      return 'failed';
    }
  }

  for (let turn = 0; turn < count; turn++) {
    if (memory.saver === 'newEachTurn' && turn > 0) {
      saver = new MemorySaver();
      built.checkpointer = saver;
      reached = [];
      standing.clear();
    }
    const failed = ends.at(-1) === 'failed';
    const thread = failed ? (turns.at(-1)?.thread ?? '1') : random.pick(THREADS);
    const named = thread === '1' ? {} : { thread };
    const places = reached.filter((one) => one.thread === thread);
    const from = !failed && places.length > 0 && random.chance(3) ? random.pick(places) : null;
    const back = from && { from: from.place };
    const known = new Set((await listed(saver, thread)).map(({ id }) => id));
    const waits = standing.get(thread) === 'paused' || failed;
    let end: End = 'done';
    if (failed || (waits && !random.chance(4)) || (from && random.chance(2))) {
      turns.push({ kind: 'continue', ...named, ...back });
      end = await invoke(null, thread, from);
    } else if (known.size > 0 && random.chance(4)) {
      const how = random.chance(2) ? ('set' as const) : undefined;
      const node = random.pick(graph.nodes).name;
      turns.push({
        kind: 'update',
        asNode: node,
        source: `export default { log: ['u${turn}'] };\n`,
        ...(how && { how }),
        ...named,
        ...back,
      });
      const value = [`u${turn}`];
      await built.updateState(configOf(thread, from), { log: how ? new Overwrite(value) : value }, node);
      end = (await built.getState(configOf(thread, null))).next.length > 0 ? 'paused' : 'done';
    } else if (known.size > 0 && random.chance(8)) {
      turns.push({ kind: 'delete', ...named });
      await saver.deleteThread(thread);
      reached = reached.filter((one) => one.thread !== thread);
      standing.delete(thread);
    } else {
      turns.push({ kind: 'input', source: `export default { log: ['in${turn}'] };\n`, ...named, ...back });
      end = await invoke({ log: [`in${turn}`] }, thread, from);
    }
    ends.push(end);
    if (turns.at(-1)?.kind !== 'delete') standing.set(thread, end);
    const fresh = (await listed(saver, thread)).filter(({ id }) => !known.has(id));
    reached.push(...placesOf(turn + 1, thread, turns.at(-1)?.kind ?? 'input', fresh));
  }
  const threads = new Map<string, readonly SavedOutside[]>();
  for (const thread of THREADS) {
    const list = await listed(saver, thread);
    threads.set(
      thread,
      list.map(({ step, source, parent, values }) => ({ step, source, parent: list.findIndex(({ id }) => id === parent), values })),
    );
  }
  return { turns, ends, from: memory.saver === 'newEachTurn' ? count - 1 : 0, threads };
}

interface Listed {
  readonly id: string;
  readonly parent: string;
  readonly step: number;
  readonly source: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Oldest first. */
async function listed(saver: BaseCheckpointSaver, thread: string): Promise<Listed[]> {
  const list: Listed[] = [];
  for await (const { checkpoint, metadata, parentConfig } of saver.list({ configurable: { thread_id: thread, checkpoint_ns: '' } })) {
    list.unshift({
      id: checkpoint.id,
      parent: String(parentConfig?.configurable?.['checkpoint_id'] ?? ''),
      step: metadata?.step ?? -1,
      source: metadata?.source ?? '',
      values: checkpoint.channel_values,
    });
  }
  return list;
}

/** The places at which a document finds what an input or an update left; what goes on from the past is left out. */
function placesOf(turn: number, thread: string, kind: Turn['kind'], fresh: readonly Listed[]): Reached[] {
  if (kind === 'update') return fresh.slice(-1).map(({ id }) => ({ thread, id, place: { turn, superstep: 0 } }));
  const first = fresh.find(({ source }) => source === 'input');
  if (kind !== 'input' || first === undefined) return [];
  return fresh
    .filter(({ step, source }) => source === 'input' || step > first.step)
    .map(({ id, step }) => ({ thread, id, place: { turn, superstep: step - first.step - 1 } }));
}
