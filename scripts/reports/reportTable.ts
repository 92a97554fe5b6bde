import { reportTopics } from '~/examples/reports';
import { cannot } from '~/examples/reports/cannot';

interface Row {
  readonly id: string;
  readonly source: string;
  readonly title: string;
  readonly state: string;
  readonly why: string;
}

const HEAD = `# Public reports

Questions and faults that people met with reducers and supersteps, each as a document of the page: Examples, then its number or
its source in the search. What a document expects was measured on LangGraph.js, and \`npm run reports\` measures it again.
*Stands*: it happens today. *Mended*: it no longer does, and the document guards against its return. *Reason*: no run in a page
can show it. Made by \`npm run reports -- --write\`.
`;

/** The text of docs/reports.md. */
export function reportTable(): string {
  const shown = reportTopics.flatMap(({ reports }) =>
    Object.entries(reports).map(
      ([id, { source, title, fixed, hazards }]): Row => ({
        id,
        source,
        title: title.en,
        state: fixed ? 'mended' : 'stands',
        why: hazards?.map((code) => `\`${code}\``).join(', ') ?? '',
      }),
    ),
  );
  const told = Object.entries(cannot).map(
    ([id, { source, title, reason }]): Row => ({ id, source, title: title.en, state: 'reason', why: reason.en }),
  );
  const rows = [...shown, ...told].toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  const sum = `${rows.length} reports: ${count('stands')} stand, ${count('mended')} are mended, ${count('reason')} have a reason.`;
  const lines = rows.map(({ id, source, title, state, why }) => `| ${[id, linked(source), title, state, why].map(cell).join(' | ')} |`);
  return [HEAD, sum, '', '| id | source | what happens | state | hazards found before a run, or the reason |', '|---|---|---|---|---|']
    .concat(lines, '')
    .join('\n');
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

function linked(source: string): string {
  const [, repository, number] = /^([\w.-]+\/[\w.-]+)#(\d+)$/.exec(source) ?? [];
  if (repository === undefined) return `[${new URL(source).hostname}](${source})`;
  return `[${source}](https://github.com/${repository}/issues/${number})`;
}
