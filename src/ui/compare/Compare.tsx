import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLateText } from '~/i18n/late';
import { Button, EmptyState, IconButton } from '~/ui/kit';
import { actions, type Comparing, outlivesRuns, useComparison, useWorkspace } from '~/workspace';
import styles from './Compare.module.css';
import { CompareTransport } from './CompareTransport';
import { DifferenceLine } from './DifferenceLine';
import { SideView } from './SideView';
import { StateTable } from './StateTable';
import { VariantChoice } from './VariantChoice';

/** Two variants of the open document, stepped together: records and states side by side. Nothing while none is open. */
export function Compare() {
  const comparing = useWorkspace((workspace) => workspace.comparing);
  return comparing === null ? null : <OpenComparison comparing={comparing} />;
}

function OpenComparison({ comparing }: { readonly comparing: Comparing }) {
  const t = useLateText().compare;
  const common = useLateText().common;
  const { fresh } = useLateText().keptThreads;
  const { left, right, variant } = useComparison(comparing, (comparison) => comparison);
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  const titleOf = (name: string, title: string) => `${name} · ${title === '' ? common.untitled : title}`;
  return (
    <section ref={place} className={styles['compare']} aria-label={t.title} tabIndex={-1}>
      <header className={styles['head']}>
        <h2>{t.title}</h2>
        <CompareTransport comparing={comparing} />
        <IconButton label={t.close} onClick={actions.closeCompare}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <div className={styles['choice']}>
        {variant === null ? <EmptyState title={t.none} /> : <VariantChoice comparing={comparing} variant={variant} />}
        {right !== null && (
          <Button title={t.openBHint} onClick={() => actions.openScratch(right.doc)}>
            {t.openB}
          </Button>
        )}
      </div>
      {outlivesRuns(left.doc.graph) && <p className={styles['note']}>{fresh}</p>}
      <DifferenceLine comparing={comparing} />
      {right !== null && (
        <div className={styles['body']}>
          <div className={styles['sides']}>
            <SideView comparing={comparing} name="left" title={titleOf(t.a, left.doc.title)} />
            <SideView comparing={comparing} name="right" title={titleOf(t.b, right.doc.title)} />
          </div>
          {left.trace !== null && <StateTable left={left} right={right} />}
        </div>
      )}
    </section>
  );
}
