import type { KeptRecord } from '~/core/trace';
import { STORED_AT_ONCE } from './limits';
import type { Command } from './protocol';

/** The commands that hand records over; each but the first of a command fits beside those before it. */
export function storedCommands(records: readonly KeptRecord[], most = STORED_AT_ONCE): readonly Command[] {
  const commands: { readonly kind: 'stored'; readonly records: KeptRecord[] }[] = [];
  let characters = 0;
  for (const record of records) {
    const last = commands.at(-1);
    if (!last || characters + record.bytes.length > most) {
      commands.push({ kind: 'stored', records: [record] });
      characters = record.bytes.length;
    } else {
      last.records.push(record);
      characters += record.bytes.length;
    }
  }
  return commands;
}
