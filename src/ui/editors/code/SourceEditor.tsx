import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { SourceKey } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { actions, useWhole } from '~/workspace';
import { readSource, writeSource } from './documentSource';
import { editBurst } from './editBurst';
import { useEditor } from './EditorContext';
import type { TextSelection } from './editorPort';
import { FullEditor } from './FullEditor';
import type { Issue } from './issue';
import { IssueList } from './IssueList';
import { PlainEditor } from './PlainEditor';
import styles from './SourceEditor.module.css';
import { useIssues } from './useIssues';
import { useKey } from './useKey';

interface SourceEditorProps {
  readonly sourceKey: SourceKey;
  /** The accessible name. */
  readonly label: string;
  /** Where something else on the same page is what it is about. */
  readonly compact?: boolean;
}

/**
 * One source of the document, ready to be read and typed in at once. When the full editor has come it takes the plain
 * one's place with text, caret and focus, but never in the middle of composing a character.
 */
export function SourceEditor({ sourceKey: inGraph, label, compact = false }: SourceEditorProps) {
  const sourceKey = useKey(inGraph);
  const t = useLateText().editors.code;
  const text = useWhole(({ doc }) => readSource(doc, sourceKey)) ?? '';
  const docId = useWhole((workspace) => workspace.docId);
  const { port, failed } = useEditor();
  const issues = useIssues(sourceKey);
  const [typeErrors, setTypeErrors] = useState<readonly Issue[]>([]);
  const [from, setFrom] = useState<TextSelection | null | 'plain'>(port === null ? 'plain' : null);
  const field = useRef<HTMLTextAreaElement>(null);
  const composing = useRef(false);
  const hint = useId();

  const onText = (next: string) =>
    editBurst({ label: 'editSource', apply: (doc) => writeSource(doc, sourceKey, next), coalesce: `source:${sourceKey}` });
  const swap = useCallback(() => {
    if (port === null || composing.current) return;
    const { current } = field;
    const focused = current !== null && document.activeElement === current;
    setFrom(focused ? { start: current.selectionStart, end: current.selectionEnd } : null);
  }, [port]);
  useEffect(() => swap(), [swap]);
  useEffect(() => port?.mark(sourceKey, issues), [port, sourceKey, issues]);

  const reveal = ({ at: { line, column } }: Issue) => {
    if (from !== 'plain') return port?.reveal(line, column);
    const offset =
      text
        .split('\n')
        .slice(0, line - 1)
        .join('\n').length +
      (line > 1 ? 1 : 0) +
      column -
      1;
    field.current?.focus();
    field.current?.setSelectionRange(offset, offset);
  };
  const all = from === 'plain' ? issues : [...issues, ...typeErrors.filter((error) => !saysSame(issues, error))];
  return (
    <div className={styles['editor']}>
      <div className={styles['frame']} data-invalid={all.some(({ severity }) => severity === 'error')}>
        {from === 'plain' || port === null ? (
          <PlainEditor
            field={field}
            text={text}
            label={label}
            describedBy={hint}
            invalid={issues.length > 0}
            onText={onText}
            onBlur={actions.seal}
            onComposing={(now) => {
              composing.current = now;
              if (!now) swap();
            }}
          />
        ) : (
          <FullEditor
            port={port}
            from={from}
            most={compact ? 184 : 460}
            docId={docId}
            sourceKey={sourceKey}
            text={text}
            label={label}
            onText={onText}
            onBlur={actions.seal}
            onTypeErrors={setTypeErrors}
          />
        )}
      </div>
      <IssueList issues={all} onReveal={reveal} />
      <p id={hint} className={styles['hint']}>
        {from !== 'plain' ? t.leave : failed ? t.failed : t.loading}
      </p>
    </div>
  );
}

/** The document's check quotes what the parser says; the editor finds it again. */
function saysSame(issues: readonly Issue[], error: Issue): boolean {
  return issues.some(({ at, message }) => at.line === error.at.line && message.includes(error.message));
}
