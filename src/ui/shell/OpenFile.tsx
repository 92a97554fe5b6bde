import { useRef, useState } from 'react';
import { readDocument } from '~/core/document';
import { readProblemText, useText } from '~/i18n';
import { Button } from '~/ui/kit';
import { actions } from '~/workspace';

const LIMIT = 4_000_000;

/** Opens a document from a file, through the same reader as a link. What cannot be read changes nothing. */
export function OpenFile({ onOpened }: { readonly onOpened: () => void }) {
  const messages = useText();
  const t = messages.shell;
  const input = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState('');
  const read = async (file: File) => {
    if (file.size > LIMIT) return setFailure(t.linkFailed.tooLong);
    const result = readDocument(parse(await file.text()));
    if (!result.ok) return setFailure(t.linkFailed.invalid(readProblemText(result.problems, messages)));
    actions.openScratch(result.doc);
    onOpened();
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file !== undefined) void read(file);
          event.target.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()}>{t.openFile}</Button>
      {failure !== '' && <p role="alert">{failure}</p>}
    </>
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
