import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useWhole, useWorkspace } from '~/workspace';
import { shapeDeclarations } from '../language/shapeDeclarations';
import { readSource } from './documentSource';
import { EditorContext, type EditorState } from './EditorContext';
import type { EditorPort } from './editorPort';
import { loadEditor, loadedEditor, whenIdle } from './loadEditor';

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

/** Milliseconds after which a load that failed (a lost connection) is tried again. */
const AGAIN = 15_000;

function useLoadedEditor(): EditorState {
  const language = useWorkspace(({ preferences }) => preferences.language);
  const [state, setState] = useState<EditorState>(() => ({ port: loadedEditor(), failed: false }));
  const missing = state.port === null;
  useEffect(() => {
    if (!missing) return;
    let cancel = whenIdle(load);
    function load() {
      loadEditor(language).then(
        (port) => setState({ port, failed: false }),
        () => {
          setState({ port: null, failed: true });
          const timer = setTimeout(load, AGAIN);
          cancel = () => clearTimeout(timer);
        },
      );
    }
    return () => cancel();
  }, [language, missing]);
  return state;
}

function KeepInStep({ port }: { readonly port: EditorPort }) {
  const doc = useWhole((workspace) => workspace.doc);
  const graph = useWorkspace((workspace) => workspace.doc.graph);
  const docId = useWorkspace((workspace) => workspace.docId);
  const shapes = useMemo(() => shapeDeclarations(graph), [graph]);
  useEffect(() => port.declareShapes(shapes), [port, shapes]);
  useEffect(() => port.sync(docId, (key) => readSource(doc, key)), [port, docId, doc]);
  return null;
}
