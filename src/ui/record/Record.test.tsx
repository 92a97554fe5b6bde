// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkpointAfter } from '~/core/analysis';
import { emptyDocument, END, type Field, type PlaygroundDoc, START } from '~/core/document';
import { createInProcessEngine } from '~/engine/inProcess';
import { actions, getWorkspace, startWorkspace } from '~/workspace';
import { Record } from './Record';
import { RequestDetail } from './requests/RequestDetail';
import { RequestLine } from './requests/RequestLine';
import { RowDetail } from './RowDetail';

const user = userEvent.setup();

beforeAll(() => startWorkspace(async () => createInProcessEngine()));
afterEach(cleanup);

const MESSAGES: Field = {
  id: 'f1',
  name: 'messages',
  type: { kind: 'messages', of: 'any' },
  merge: { kind: 'builtIn', reducer: 'addMessages', keep: 3, start: { kind: 'zero' } },
};
const LAST: Field = { id: 'f1', name: 'last', type: { kind: 'list', of: 'str' }, merge: { kind: 'plain' } };

function docOf(field: Field, input: string, nodes: { readonly [name: string]: string }): PlaygroundDoc {
  const { graph } = emptyDocument();
  return {
    ...emptyDocument(),
    graph: {
      ...graph,
      fields: [field],
      nodes: Object.entries(nodes).map(([name, source]) => ({ id: name, name, source, defer: false, ends: [] })),
      edges: Object.keys(nodes).flatMap((name) => [
        { id: `s${name}`, source: START, target: name },
        { id: `e${name}`, source: name, target: END },
      ]),
      turns: [{ kind: 'input', source: input }],
    },
  };
}

async function ran(doc: PlaygroundDoc): Promise<void> {
  await waitFor(() => expect(getWorkspace().ready).toBe(true));
  actions.openScratch(doc);
  actions.prefer({ recordTab: 'calls' });
  render(<Record />);
  actions.runAll();
  await waitFor(() => expect(getWorkspace().status.kind).toBe('over'));
}

const message = (body: string) => `import { HumanMessage, RemoveMessage } from '@langchain/core/messages';\nexport default ${body};\n`;
const input = message("{ messages: [new HumanMessage({ id: 'h1', content: 'hello' })] }");

describe('an error', () => {
  const doc = docOf(LAST, 'export default {};', {
    a: "export default () => ({ last: ['from a'] });\n",
    b: "export default () => ({ last: ['from b'] });\n",
  });

  it('is explained by who wrote what, and mended by one click', async () => {
    await ran(doc);
    expect(await screen.findByText('last has no reducer, so it takes one write in a superstep. Here several met:')).toBeDefined();
    const writes = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(writes).toContain("a ['from a']");
    expect(writes).toContain("b ['from b']");
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/errors\/INVALID_CONCURRENT_GRAPH_UPDATE$/);
    await user.click(screen.getByRole('button', { name: 'Give last the reducer append' }));
    expect(getWorkspace().doc.graph.fields[0]?.merge).toMatchObject({ kind: 'builtIn', reducer: 'append' });
    expect(screen.queryByRole('button', { name: 'Give last the reducer append' })).toBeNull();
    expect(getWorkspace().undoLabel).toBe('editField');
  });

  it('is not there while the cursor stands before it', async () => {
    await ran(doc);
    await screen.findByText('What happened');
    actions.goTo({ at: 1, call: null });
    await waitFor(() => expect(screen.queryByText('What happened')).toBeNull());
  });
});

describe('messages', () => {
  const doc = docOf(MESSAGES, input, {
    edit: message("() => ({ messages: [new HumanMessage('hello'), new RemoveMessage({ id: 'h1' })] })"),
  });

  it('have a tab of their own, with the life of each', async () => {
    await ran(doc);
    await user.click(screen.getByRole('tab', { name: 'Messages' }));
    const table = screen.getByRole('table', { name: 'The life of each message of messages' });
    const rows = within(table).getAllByRole('row');
    expect(
      rows.map((row) =>
        within(row)
          .queryAllByRole('button')
          .map((sign) => sign.getAttribute('aria-label')),
      ),
    ).toEqual([
      [],
      ['HumanMessage was added', 'HumanMessage was removed'],
      ['HumanMessage was added: the id was missing: the library gave one, so the message was appended'],
    ]);
    await user.click(within(table).getByRole('button', { name: 'HumanMessage was added' }));
    expect(getWorkspace().cursor).toEqual({ at: 1, call: null });
    expect(within(table).queryByRole('button', { name: 'HumanMessage was removed' })).toBeNull();
  });

  it('have none where no field holds messages', async () => {
    await ran(docOf(LAST, 'export default {};', { a: 'export default () => ({});\n' }));
    expect(screen.queryByRole('tab', { name: 'Messages' })).toBeNull();
  });

  it('are stepped through item by item in an opened call, which says why it is as it is', async () => {
    await ran(doc);
    const { trace } = getWorkspace();
    const row = trace?.rows[1];
    if (trace === null || row === undefined) throw new Error('no row');
    render(<RowDetail trace={trace} row={row} />);
    expect(screen.getByText('existing is what input 1 left.')).toBeDefined();
    await user.click(screen.getByText('Item by item'));
    expect(screen.getByText(/no message has this id: appended at index 1/)).toBeDefined();
    expect(screen.getByText(/a removal of what is at index 0: marked/)).toBeDefined();
    expect(screen.getByText('At the end the marked ones are left out (h1); one message stays.')).toBeDefined();
  });
});

describe('model calls', () => {
  const MODEL = `import { ScriptedChatModel } from 'playground';
import { SystemMessage } from '@langchain/core/messages';
const model = new ScriptedChatModel({ replies: ['hello back'] });
`;
  const doc = docOf(MESSAGES, message("{ messages: [new HumanMessage('old'), new HumanMessage('new')] }"), {
    model: `${MODEL}export default async ({ messages }) => ({
  messages: [await model.bindTools([{ name: 'look', description: 'Looks.' }]).invoke([new SystemMessage('Be kind.'), ...messages.slice(-1)])],
});
`,
  });

  it('are held against the state that the task read, in their line and opened', async () => {
    await ran(doc);
    const { trace } = getWorkspace();
    const [request] = trace?.requests ?? [];
    if (trace == null || request === undefined) throw new Error('no model call');
    const after = checkpointAfter(trace, request);
    render(
      <div role="table">
        <RequestLine trace={trace} request={request} after={after} place={1} isOpen onToggle={() => undefined} />
        <RequestDetail trace={trace} request={request} after={after} />
      </div>,
    );
    expect(screen.getByText('sent 1 of 2')).toBeDefined();
    expect(screen.getByText('It sent 1 of 2 messages of messages: only the request was trimmed; the state keeps all.')).toBeDefined();
    const marks = within(screen.getByRole('list', { name: 'Request' })).getAllByRole('listitem');
    expect(marks.map(({ textContent }) => /system prompt|kept out|sent/.exec(textContent ?? '')?.[0])).toEqual([
      'system prompt',
      'kept out',
      'sent',
    ]);
    expect(within(screen.getByRole('region', { name: 'Tools' })).getByText('look')).toBeDefined();
  });

  it('are something to choose from only where there are any', async () => {
    await ran(doc);
    expect(await screen.findByRole('group', { name: 'Show' })).toBeDefined();
    cleanup();
    await ran(docOf(MESSAGES, input, { quiet: 'export default () => ({});\n' }));
    await screen.findByRole('table');
    expect(screen.queryByRole('group', { name: 'Show' })).toBeNull();
  });
});
