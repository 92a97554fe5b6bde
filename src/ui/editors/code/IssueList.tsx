import { useLateText } from '~/i18n/late';
import { CircleX, TriangleAlert } from 'lucide-react';
import { importFor } from './importFor';
import type { Issue } from './issue';
import styles from './SourceEditor.module.css';

const SHOWN = 20;

/** What is wrong with a source, line by line; each leads to its place. */
export function IssueList({ issues, onReveal }: { readonly issues: readonly Issue[]; readonly onReveal: (issue: Issue) => void }) {
  const t = useLateText().editors.code;
  if (issues.length === 0) return null;
  return (
    <ul className={styles['issues']} aria-label={t.issues}>
      {issues.slice(0, SHOWN).map((issue, index) => (
        // Issues are made anew at each check; their place in the list is all the identity they have.
        <li key={index}>
          <button type="button" className={styles['issue']} data-severity={issue.severity} onClick={() => onReveal(issue)}>
            {issue.severity === 'error' ? <CircleX aria-hidden="true" size={14} /> : <TriangleAlert aria-hidden="true" size={14} />}
            <span>
              {t.line(issue.at.line)} <bdi>{issue.message}</bdi>
              <ImportHint message={issue.message} />
            </span>
          </button>
        </li>
      ))}
      {issues.length > SHOWN && <li className={styles['more']}>{t.moreIssues(issues.length - SHOWN)}</li>}
    </ul>
  );
}

function ImportHint({ message }: { readonly message: string }) {
  const t = useLateText().editors.code;
  const line = importFor(message);
  if (line === null) return null;
  return (
    <small className={styles['try']}>
      {t.addImport} <code>{line}</code>
    </small>
  );
}
