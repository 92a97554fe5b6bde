import { useStore } from '@xyflow/react';
import { Dots } from '../draw/Dots';

/** The paper's dots, which move with it. */
export function FlowDots() {
  const x = useStore((state) => state.transform[0]);
  const y = useStore((state) => state.transform[1]);
  const zoom = useStore((state) => state.transform[2]);
  return <Dots view={{ x, y, zoom }} />;
}
