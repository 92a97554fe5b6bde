import { useLayoutEffect, useRef, useState } from 'react';
import type { EditorPort, ShownSource, TextSelection } from './editorPort';
import styles from './SourceEditor.module.css';

interface FullEditorProps extends Pick<ShownSource, 'docId' | 'key' | 'text' | 'label' | 'onText' | 'onBlur' | 'onTypeErrors'> {
  readonly port: EditorPort;
  /** What the plain editor had selected when this one took its place; null puts the caret where it was left. */
  readonly from: TextSelection | null;
  /** Pixels at most; a longer text scrolls. */
  readonly most: number;
}

const LEAST = 104;

/** The place where the one Monaco editor stands while this source is shown. It is as tall as its text, within limits. */
export function FullEditor({ port, from, most, docId, label, ...source }: Omit<FullEditorProps, 'key'> & { readonly sourceKey: string }) {
  const { sourceKey } = source;
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(source);
  useLayoutEffect(() => {
    latest.current = source;
  });
  const first = useRef(from);
  const [height, setHeight] = useState(LEAST);
  useLayoutEffect(() => {
    const element = host.current;
    if (element === null) return;
    const shown: ShownSource = {
      docId,
      key: sourceKey,
      label,
      text: latest.current.text,
      onText: (text) => latest.current.onText(text),
      onBlur: () => latest.current.onBlur(),
      onTypeErrors: (issues) => latest.current.onTypeErrors(issues),
      onHeight: (pixels) => setHeight(Math.max(LEAST, pixels)),
    };
    port.show(element, shown, first.current);
    if (first.current !== null) port.focus();
    first.current = null;
    return () => port.hide();
  }, [port, docId, sourceKey, label]);
  return <div ref={host} className={styles['full']} style={{ height: Math.min(most, height) }} />;
}
