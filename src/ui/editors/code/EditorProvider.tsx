import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useWorkspace } from '~/workspace';
import { shapeDeclarations } from '../language/shapeDeclarations';
import { readSource } from './documentSource';
import { EditorContext, type EditorState } from './EditorContext';
import type { EditorPort } from './editorPort';
import { loadEditor, whenIdle } from './loadEditor';

/** Brings the full editor once the page is idle, and keeps its texts and types what the document says. */
export function EditorProvider({ children }: { readonly children: ReactNode }) {
  const state = useLoadedEditor();
  return (
    <EditorContext value={state}>
      {children}
      {state.port !== null && <KeepInStep port={state.port} />}
    </EditorContext>
  );
}

function useLoadedEditor(): EditorState {
  const language = useWorkspace(({ preferences }) => preferences.language);
  const [state, setState] = useState<EditorState>({ port: null, failed: false });
  useEffect(() => {
    let current = true;
    const cancel = whenIdle(() => {
      loadEditor(language).then(
        (port) => current && setState({ port, failed: false }),
        () => current && setState({ port: null, failed: true }),
      );
    });
    return () => {
      current = false;
      cancel();
    };
  }, [language]);
  return state;
}

function KeepInStep({ port }: { readonly port: EditorPort }) {
  const doc = useWorkspace((workspace) => workspace.doc);
  const docId = useWorkspace((workspace) => workspace.docId);
  const shapes = useMemo(() => shapeDeclarations(doc.graph), [doc.graph]);
  useEffect(() => port.declareShapes(shapes), [port, shapes]);
  useEffect(() => port.sync(docId, (key) => readSource(doc, key)), [port, docId, doc]);
  return null;
}
