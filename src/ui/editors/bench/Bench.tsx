import { CirclePlay, CircleStop, Pencil, Plus, X } from 'lucide-react';
import { builtInCatalog, firstExpression } from '~/core/code';
import { type Field, fieldOf, reducerSource, replaces } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { Button, IconButton } from '~/ui/kit';
import { actions, type Bench as BenchState, useWorkspace } from '~/workspace';
import { sourceOf } from '../code/expression';
import { SourceEditor } from '../code/SourceEditor';
import { Frame } from '../parts/Frame';
import styles from '../parts/parts.module.css';
import { BenchCause } from './BenchCause';
import { BenchExisting } from './BenchExisting';
import { BenchUpdates } from './BenchUpdates';
import { KeepResult } from './KeepResult';

/** One reducer called by hand: an existing value, updates one after the other, and what came of each. */
export function Bench({ bench }: { readonly bench: BenchState }) {
  const t = useLateText();
  const graph = useWorkspace(({ doc }) => doc.graph);
  const current = fieldOf(graph, bench.field.id);
  // The document's field may have been edited since the bench was opened; a deleted one stays as it was.
  const field = current ?? bench.field;
  const run = () => {
    if (field !== bench.field) actions.editBench({ field });
    actions.runBench();
  };
  return (
    <Frame
      kind={t.bench.title(field.name)}
      text={t.bench.text}
      aside={
        <IconButton label={t.bench.close} onClick={actions.closeBench}>
          <X aria-hidden="true" />
        </IconButton>
      }
    >
      {replaces(field.merge) && <p className={styles['hint']}>{t.bench.plain}</p>}
      <Reducer field={field} inDocument={current !== undefined} />
      <BenchExisting bench={bench} field={field} />
      <BenchUpdates bench={bench} field={field} />
      <div className={styles['buttons']}>
        {bench.running ? (
          <Button icon={<CircleStop aria-hidden="true" />} onClick={actions.stopBench}>
            {t.bench.stop}
          </Button>
        ) : (
          <Button look="primary" icon={<CirclePlay aria-hidden="true" />} onClick={run}>
            {t.bench.run}
          </Button>
        )}
        <Button
          icon={<Plus aria-hidden="true" />}
          onClick={() => actions.editBench({ updates: [...bench.updates, sourceOf(firstExpression(field))] })}
        >
          {t.bench.addUpdate}
        </Button>
      </div>
      <div role="status">
        {bench.running && <p className={styles['hint']}>{t.bench.running}</p>}
        {bench.cause !== null && <BenchCause cause={bench.cause} />}
      </div>
      {current !== undefined && <KeepResult bench={bench} field={current} />}
    </Frame>
  );
}

/** What is called. Own code can be changed right here. */
function Reducer({ field, inDocument }: { readonly field: Field; readonly inDocument: boolean }) {
  const t = useLateText();
  if (reducerSource(field.merge) !== null && inDocument) {
    return <SourceEditor sourceKey={`reducer:${field.id}`} label={t.editors.field.sourceOf(field.name)} compact />;
  }
  return (
    <div className={styles['groupHead']}>
      <p>
        {t.bench.reducer}{' '}
        <code>
          {field.merge.kind === 'builtIn' ? `${builtInCatalog[field.merge.reducer].python} · ${field.merge.reducer}` : t.editors.field.none}
        </code>
      </p>
      {inDocument && (
        <Button
          look="quiet"
          icon={<Pencil aria-hidden="true" />}
          onClick={() => {
            actions.select({ kind: 'field', id: field.id });
            actions.closeBench();
          }}
        >
          {t.bench.useSource}
        </Button>
      )}
    </div>
  );
}
