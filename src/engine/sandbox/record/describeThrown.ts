import { inheritedData } from './property';
import { substring } from './primordials';

const LONGEST = 200;

/** What was thrown, in one line, without calling anything of it. */
export function describeThrown(thrown: unknown): string {
  if (typeof thrown === 'string') return shortened(thrown);
  if (typeof thrown !== 'object' || thrown === null) return typeof thrown;
  try {
    const name = inheritedData(thrown, 'name');
    const message = inheritedData(thrown, 'message');
    const parts = [typeof name === 'string' ? name : '', typeof message === 'string' ? message : ''] as const;
    return shortened(parts[0] !== '' && parts[1] !== '' ? `${parts[0]}: ${parts[1]}` : `${parts[0]}${parts[1]}` || 'object');
  } catch {
    return 'object';
  }
}

const shortened = (text: string): string => (text.length > LONGEST ? `${substring(text, 0, LONGEST)}…` : text);
