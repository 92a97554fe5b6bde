import '@xyflow/react/dist/base.css';
import { ReactFlowProvider } from '@xyflow/react';
import { useWorkspace } from '~/workspace';
import { CanvasBody } from './CanvasBody';

/** The graph to work on. Loaded after the first paint, which shows the same as a sketch. */
export function Canvas() {
  // Another graph is looked at with a view of its own.
  const path = useWorkspace((workspace) => workspace.path);
  return (
    <ReactFlowProvider>
      <CanvasBody key={path.join('/')} />
    </ReactFlowProvider>
  );
}
