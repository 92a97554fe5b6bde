import '@xyflow/react/dist/base.css';
import { ReactFlowProvider } from '@xyflow/react';
import { CanvasBody } from './CanvasBody';

/** The graph to work on. Loaded after the first paint, which shows the same as a sketch. */
export function Canvas() {
  return (
    <ReactFlowProvider>
      <CanvasBody />
    </ReactFlowProvider>
  );
}
