import { useEffect, useState } from 'react';
import type { SourceKey } from '~/core/trace';
import { useWorkspace } from '~/workspace';
import { useEditor } from './EditorContext';

/** Milliseconds of quiet before a text is checked. */
const PAUSE = 400;

/** What TypeScript says about a small source that has no full editor; nothing before that has loaded. */
export function useTypeErrors(key: SourceKey, source: string): readonly string[] {
  const { port } = useEditor();
  const docId = useWorkspace((workspace) => workspace.docId);
  const graph = useWorkspace(({ doc }) => doc.graph);
  const [errors, setErrors] = useState<readonly string[]>([]);
  useEffect(() => {
    let current = true;
    const check = async () => {
      const issues = (await port?.check(docId, key, source)) ?? [];
      if (current) setErrors([...new Set(issues.map(({ message }) => message))]);
    };
    // Types are an extra: where the worker cannot answer, the text is only not checked.
    const timer = setTimeout(() => void check().catch(() => undefined), PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
    // Another graph may ask for other types.
  }, [port, docId, key, source, graph]);
  return errors;
}
