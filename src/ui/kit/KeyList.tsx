import styles from './KeyList.module.css';

interface KeyListProps {
  readonly intro: string;
  readonly rows: readonly { readonly id: string; readonly does: string; readonly keys: readonly string[] }[];
}

/** What keys do, one a line. */
export function KeyList({ intro, rows }: KeyListProps) {
  return (
    <>
      <p className={styles['intro']}>{intro}</p>
      <dl>
        {rows.map(({ id, does, keys }) => (
          <div key={id} className={styles['row']}>
            <dt>{does}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
