import { X } from 'lucide-react';
import { type Messages, readProblemText, useText } from '~/i18n';
import { Button, IconButton } from '~/ui/kit';
import { actions, useWhole, type WorkspaceNotice } from '~/workspace';
import styles from './Notices.module.css';

/** What the workspace has to say to the person, until it is put away. */
export function Notices() {
  const t = useText();
  const notices = useWhole((workspace) => workspace.notices);
  return (
    <div className={styles['notices']} role="status">
      {notices.map((notice) => (
        <div key={notice.id} className={styles['notice']} data-kind={notice.kind}>
          <p>{sentence(notice, t)}</p>
          {notice.kind === 'linkPlace' && (
            <Button look="primary" onClick={() => runTo(notice)}>
              {t.shell.linkPlaceGo}
            </Button>
          )}
          <IconButton label={t.common.close} onClick={() => actions.dismiss(notice.id)}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      ))}
    </div>
  );
}

function runTo({ id, place }: Extract<WorkspaceNotice, { kind: 'linkPlace' }>): void {
  actions.dismiss(id);
  actions.goTo(place);
}

function sentence(notice: WorkspaceNotice, messages: Messages): string {
  const t = messages.shell;
  switch (notice.kind) {
    case 'crashed':
      return t.crashed;
    case 'conflict':
      return t.conflict;
    case 'quarantined':
      return t.quarantined(notice.count);
    case 'recordNotKept':
      return t.recordNotKept;
    case 'threadsNotKept':
      return t.threadsNotKept;
    case 'blocked':
      return t.blocked;
    case 'outdated':
      return t.outdated;
    case 'linkPlace':
      return t.linkPlace(notice.place.at, notice.place.call);
    case 'linkFailed':
      return `${t.linkFailed.title}. ${reason(notice.why, messages)} ${t.linkFailed.kept}`;
  }
}

function reason(why: Extract<WorkspaceNotice, { kind: 'linkFailed' }>['why'], messages: Messages): string {
  const t = messages.shell.linkFailed;
  switch (why.why) {
    case 'cut':
      return t.cut(why.got, why.of);
    case 'invalid':
      return t.invalid(readProblemText(why.problems, messages));
    case 'tooLong':
    case 'newer':
    case 'damaged':
      return t[why.why];
  }
}
