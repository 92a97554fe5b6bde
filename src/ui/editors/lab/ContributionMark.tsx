import type { Contribution } from '~/core/analysis';
import { useLateText } from '~/i18n/late';
import { WriterMark } from '~/ui/kit';
import { useTones } from '~/workspace';

/** A writer of a merge in the colour that it has everywhere; the tasks of one node are told apart by the Send. */
export function ContributionMark({ contribution }: { readonly contribution: Contribution | undefined }) {
  const t = useLateText().common;
  const tones = useTones();
  if (contribution === undefined) return null;
  const { by, why } = contribution;
  if (by.kind === 'input') return <WriterMark tone={null}>{t.input}</WriterMark>;
  const name = by.kind === 'update' ? t.updateAs(by.node) : why.rule === 'send' ? `${by.node} #${why.item + 1}` : by.node;
  return <WriterMark tone={tones.get(by.node) ?? null}>{name}</WriterMark>;
}
