import { type ReactNode, useId } from 'react';
import { pydanticLine, pythonLine } from '~/core/code';
import type { Field, StateStyle } from '~/core/document';
import { useLateText } from '~/i18n/late';
import { InlineValue } from '~/ui/values';
import type { StyleBuild } from '~/workspace';
import { ErrorLine } from '../lab/ErrorLine';
import { DECLARED, STYLES } from './styleNames';
import styles from './Styles.module.css';
import { TryOutcome } from './TryOutcome';
import { tryRows } from './tryRows';

interface FieldStylesProps {
  readonly field: Field;
  readonly build: (style: StateStyle) => StyleBuild | undefined;
}

/** One field in every style, side by side. */
export function FieldStyles({ field, build }: FieldStylesProps) {
  const { schemas, threeStyles: t } = useLateText();
  const heading = useId();
  const builds = STYLES.map(build);
  const isBuilt = builds.some((one) => one !== undefined);
  return (
    <section className={styles['field']} aria-labelledby={heading}>
      <h3 id={heading}>
        <bdi>{field.name}</bdi>
      </h3>
      {field.name.startsWith('_') && <p className={styles['note']}>{schemas.field.underscore}</p>}
      <div className={styles['scroll']} role="group" aria-labelledby={heading} tabIndex={0}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t.what}</th>
              {STYLES.map((style) => (
                <th key={style} scope="col">
                  {schemas.styles[style]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row name={t.declared} cells={STYLES.map((style) => declaredIn(style))} />
            {isBuilt && (
              <>
                <Row name={t.channel} cells={builds.map((one) => one && channelOf(one))} />
                <Row name={t.start} cells={builds.map((one) => one && startOf(one))} />
              </>
            )}
            {tryRows(builds).map(({ key, way, what, given, differ, tries }) => (
              <Row
                key={key}
                name={
                  <>
                    {t.ways[way]} {given.length === 0 ? t.leftOut : <InlineValue value={given[0]} limit={20} />}
                    {what === 'wrong' && <small> {t.wrong}</small>}
                    {differ && <b className={styles['differ']}> {t.differ}</b>}
                  </>
                }
                cells={tries.map((one, index) => one && <TryOutcome key={STYLES[index]} outcome={one} />)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <dl className={styles['python']}>
        <dt>{t.typedDict}</dt>
        <dd>
          <code>{pythonLine(field)}</code>
        </dd>
        <dt>{t.pydantic}</dt>
        <dd>
          <code>{pydanticLine(field)}</code>
        </dd>
      </dl>
    </section>
  );

  function declaredIn(style: StateStyle): ReactNode {
    const line = DECLARED[style](field);
    return line === null ? <em>{t.noWay}</em> : <code className={styles['code']}>{line}</code>;
  }

  function channelOf({ channel, refused }: StyleBuild): ReactNode {
    return refused === null ? <code>{channel}</code> : <ErrorLine error={refused} />;
  }

  function startOf({ start, refused }: StyleBuild): ReactNode {
    if (refused !== null) return null;
    return start.length === 0 ? <em>{t.nothing}</em> : <InlineValue value={start[0]} limit={60} />;
  }
}

function Row({ name, cells }: { readonly name: ReactNode; readonly cells: readonly ReactNode[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map((cell, index) => (
        // The styles, always in the same order.
        <td key={index}>{cell ?? '…'}</td>
      ))}
    </tr>
  );
}
