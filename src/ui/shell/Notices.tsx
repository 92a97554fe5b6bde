import { X } from 'lucide-react';
import { useText } from '~/i18n';
import { IconButton } from '~/ui/kit';
import { actions, useWorkspace, type WorkspaceNotice } from '~/workspace';
import styles from './Notices.module.css';

/** What the workspace has to say to the person, until it is put away. */
export function Notices() {
  const t = useText();
  const notices = useWorkspace((workspace) => workspace.notices);
  return (
    <div className={styles['notices']} role="status">
      {notices.map((notice) => (
        <div key={notice.id} className={styles['notice']} data-kind={notice.kind}>
          <p>{sentence(notice, t.shell)}</p>
          <IconButton label={t.common.close} onClick={() => actions.dismiss(notice.id)}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      ))}
    </div>
  );
}

function sentence(notice: WorkspaceNotice, t: ReturnType<typeof useText>['shell']): string {
  switch (notice.kind) {
    case 'crashed':
      return t.crashed;
    case 'conflict':
      return t.conflict;
    case 'quarantined':
      return t.quarantined(notice.count);
    case 'recordNotKept':
      return t.recordNotKept;
    case 'blocked':
      return t.blocked;
    case 'outdated':
      return t.outdated;
    case 'linkFailed':
      return `${t.linkFailed.title}. ${reason(notice.why, t.linkFailed)} ${t.linkFailed.kept}`;
  }
}

function reason(
  why: Extract<WorkspaceNotice, { kind: 'linkFailed' }>['why'],
  t: ReturnType<typeof useText>['shell']['linkFailed'],
): string {
  switch (why.why) {
    case 'cut':
      return t.cut(why.got, why.of);
    case 'invalid':
      return t.invalid(why.problems[0]?.path ?? '');
    case 'tooLong':
    case 'newer':
    case 'damaged':
      return t[why.why];
  }
}
