import { createContext } from 'react';
import type { NodeId } from '~/core/document';

/** What every shape inside React Flow needs to know beside its own data. */
export interface CanvasView {
  /** The node whose name is being typed. */
  readonly naming: NodeId | null;
  readonly onNamed: (name: string | null) => void;
  readonly stale: boolean;
}

export const CanvasContext = createContext<CanvasView>({ naming: null, onNamed: () => {}, stale: false });
