import { useText } from '~/i18n';
import { Chip } from '~/ui/kit';
import { useWhole } from '~/workspace';

/** Says whether the document is safe, and if not, why and what to do. */
export function SaveMark() {
  const t = useText().shell;
  const save = useWhole((workspace) => workspace.save);
  switch (save.kind) {
    case 'saved':
      return <Chip>{t.saved}</Chip>;
    case 'saving':
      return <Chip>{t.saving}</Chip>;
    case 'scratch':
      return (
        <Chip look="dashed" title={t.scratchHint}>
          {t.scratch}
        </Chip>
      );
    case 'failed':
      return (
        <Chip look="bad" title={`${t.saveFailedBy[save.reason]} ${save.text}`}>
          {t.saveFailed}
        </Chip>
      );
  }
}
