import type { FieldWrite, Literal, Mendable, Writes } from '~/core/analysis';
import type { Entry, Known, ListKnown } from './known';
import { oldOf } from './old';
import { type PairKnown, pairsOf } from './pairs';

interface Draft {
  readonly fields: ReadonlyMap<string, FieldWrite>;
  readonly any: boolean;
  readonly whole: Mendable | null;
}

const NONE: Draft = { fields: new Map(), any: false, whole: null };

/** What a returned value writes to the state, as LangGraph reads it: objects, Commands, and lists of both. */
export function writesOf(returned: Known, line: number): { readonly writes: Writes; readonly whole: Mendable | null } {
  const { fields, any, whole } = draftOf(returned, line);
  return { writes: { fields: [...fields.values()], any }, whole };
}

function draftOf(value: Known, line: number): Draft {
  switch (value.kind) {
    case 'state':
      return { ...NONE, whole: { line, sure: 'certain', edits: [] } };
    case 'command': {
      const pairs = pairsOf(value.update);
      return pairs && value.update.kind === 'list' ? draftOfPairs(pairs, value.update, line) : draftOf(value.update, line);
    }
    case 'either':
      return oneOf(value.of.map((one) => draftOf(one, line)));
    case 'list':
      return allOf(
        value.items.map((one) => draftOf(one, line)),
        value.many,
        value.any,
      );
    case 'object': {
      const fields = [...value.entries].map(([name, entry]): [string, FieldWrite] => [name, writeOf(name, entry)]);
      return {
        fields: new Map(fields),
        any: value.any,
        whole: value.state ? { line: value.line, sure: 'certain', edits: value.withoutState } : null,
      };
    }
    case 'unknown':
    case 'sum':
    case 'field':
      return { ...NONE, any: true };
    default:
      return NONE;
  }
}

function writeOf(name: string, entry: Entry): FieldWrite {
  const { value, line, always } = entry;
  const unwrap = value.kind === 'overwrite' ? value.unwrap : [];
  return { name, line, always, more: false, value: literalOf(value), old: oldIn(name, entry), unwrap };
}

/** Each pair is a write of its own. */
function draftOfPairs(pairs: readonly PairKnown[], { many, any }: ListKnown, line: number): Draft {
  const drafts = pairs.map(({ name, value }): Draft => {
    if (name === null) return { ...NONE, any: true };
    return { ...NONE, fields: new Map([[name, writeOf(name, { value, line, always: true })]]) };
  });
  return allOf(drafts, many, any);
}

function oldIn(name: string, { value, line, always, withoutOld: edits = [] }: Entry): FieldWrite['old'] {
  const sure = oldOf(value, name);
  return sure && { line, sure: always ? sure : 'likely', edits };
}

function literalOf(value: Known): Literal {
  if (value.kind === 'number' || value.kind === 'text') return { kind: value.kind, value: value.value } as Literal;
  return value.kind === 'null' || value.kind === 'overwrite' ? { kind: value.kind } : { kind: 'other' };
}

function oneOf(drafts: readonly Draft[]): Draft {
  return combine(drafts, (found) => ({ always: found.length === drafts.length && found.every((one) => one.always), more: false }), true);
}

function allOf(drafts: readonly Draft[], many: boolean, any: boolean): Draft {
  const whole = combine(drafts, (found) => ({ always: !many && found.some((one) => one.always), more: many || found.length > 1 }), false);
  return any ? { ...whole, any } : whole;
}

function combine(
  drafts: readonly Draft[],
  judge: (found: readonly FieldWrite[]) => Pick<FieldWrite, 'always' | 'more'>,
  some: boolean,
): Draft {
  const names = new Set(drafts.flatMap((one) => [...one.fields.keys()]));
  const fields = new Map<string, FieldWrite>();
  for (const name of names) {
    const found = drafts.flatMap((one) => one.fields.get(name) ?? []);
    const [first, ...rest] = found;
    if (!first) continue;
    const { always, more } = judge(found);
    const same = rest.every((one) => JSON.stringify(one.value) === JSON.stringify(first.value));
    fields.set(name, {
      ...first,
      always,
      more: more || found.some((one) => one.more),
      value: same ? first.value : { kind: 'other' },
      old: oldAmong(found, some ? drafts.length : 1),
      unwrap: found.flatMap((one) => one.unwrap),
    });
  }
  const wholes = drafts.flatMap((one) => one.whole ?? []);
  const [whole] = wholes;
  const sure = some && wholes.length < drafts.length ? 'likely' : 'certain';
  return {
    fields,
    any: drafts.some((one) => one.any),
    whole: whole ? { ...whole, sure: whole.sure === 'likely' ? 'likely' : sure, edits: wholes.flatMap((one) => one.edits) } : null,
  };
}

/** The first old value among the writes to a field, likely where fewer than `wanted` have one. */
function oldAmong(found: readonly FieldWrite[], wanted: number): FieldWrite['old'] {
  const olds = found.flatMap((one) => one.old ?? []);
  const [first] = olds;
  if (!first) return null;
  const sure = olds.length >= wanted && olds.every((one) => one.sure === 'certain') ? 'certain' : 'likely';
  const all = olds.every((one) => one.edits.length > 0);
  return { ...first, sure, edits: all ? olds.flatMap((one) => one.edits) : [] };
}
