import { createContext, useContext } from 'react';
import type { EditorPort } from './editorPort';

/** The full editor as far as it has come; everything works without it. */
export interface EditorState {
  readonly port: EditorPort | null;
  readonly failed: boolean;
}

export const EditorContext = createContext<EditorState>({ port: null, failed: false });

export function useEditor(): EditorState {
  return useContext(EditorContext);
}
