import { Columns3 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Field } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { Button } from '~/ui/kit';

const StylesDialog = lazy(() => import('./StylesDialog'));

/** The button that shows fields in the three styles. */
export function OpenStyles({ fields }: { readonly fields: readonly Field[] }) {
  const t = useLateText().threeStyles;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Columns3 aria-hidden="true" />} title={t.openHint} disabled={fields.length === 0} onClick={() => setOpen(true)}>
        {t.title}
      </Button>
      {open && (
        <Suspense>
          <StylesDialog fields={fields} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
