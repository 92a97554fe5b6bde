/** How far a link of this many characters travels. */
export type LinkBand =
  /** Works everywhere: Discord takes 2,000 characters a message. */
  | 'short'
  /** Slack cuts links at about 4,000. */
  | 'medium'
  /** Better sent as a file. */
  | 'long';

/** `length` is that of the whole link, address included. */
export function linkBand(length: number): LinkBand {
  if (length <= 1900) return 'short';
  return length <= 4000 ? 'medium' : 'long';
}
