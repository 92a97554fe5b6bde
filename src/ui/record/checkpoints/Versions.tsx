import type { SavedView } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import styles from './Checkpoints.module.css';

/** The version of every channel, and which of them each node has seen: what decides who runs next. */
export function Versions({ saved }: { readonly saved: SavedView }) {
  const t = useLateText().checkpoints;
  const nodes = saved.seen.filter(([, versions]) => versions.length > 0);
  const seen = nodes.map(([, versions]) => new Map(versions));
  return (
    <details className={styles['more']}>
      <summary>{t.versions}</summary>
      <p className={styles['note']}>{t.versionsText}</p>
      {/* Scrollable, hence focusable. */}
      <div className={styles['table']} tabIndex={0} role="group" aria-label={t.versions}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.channel}</th>
              <th scope="col">{t.version}</th>
              {nodes.map(([node]) => (
                <th key={node} scope="col">
                  {t.seenBy(node)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {saved.versions.map(([channel, version]) => (
              <tr key={channel}>
                <th scope="row">
                  <bdi>{channel}</bdi>
                </th>
                <td>{version}</td>
                {seen.map((versions, index) => (
                  <td key={index}>
                    {versions.get(channel) ?? '·'}
                    {versions.has(channel) && versions.get(channel) !== version && (
                      <span title={t.newer} role="img" aria-label={t.newer}>
                        {' '}
                        ↑
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
