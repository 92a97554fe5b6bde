import type { OverCause } from '~/workspace';
import { BenchCause } from '../bench/BenchCause';

/** Why an experiment ended before its end. */
export function LabCause({ cause }: { readonly cause: OverCause | null }) {
  return <div role="status">{cause !== null && <BenchCause cause={cause} />}</div>;
}
