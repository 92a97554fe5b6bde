import { applyErrorFix, type ErrorFix, type Explanation } from '~/core/analysis';
import type { ErrorInfo, TraceStore } from '~/core/trace';
import { type LateMessages, useLateText } from '~/i18n/late';
import { Button } from '~/ui/kit';
import { actions, type EditLabel, useWorkspace } from '~/workspace';
import { ErrorText } from './ErrorText';
import styles from './ErrorExplanation.module.css';
import { StoryLines } from './StoryLines';
import { storyText } from './storyText';

interface ErrorExplanationProps {
  readonly trace: TraceStore | null;
  readonly error: ErrorInfo;
  readonly explanation: Explanation;
}

/** An error told by what happened in this run, with what may be done about it. */
export function ErrorExplanation({ trace, error, explanation }: ErrorExplanationProps) {
  const common = useLateText().common;
  const t = useLateText().explain;
  const doc = useWorkspace((workspace) => workspace.doc);
  const { story, tries, page, python } = explanation;
  // The document may have been edited since: only what still changes it is offered.
  const fixes = explanation.fixes.filter((fix) => applyErrorFix(doc, fix) !== doc);
  return (
    <div className={styles['explanation']}>
      <p>{storyText(story, trace, t, common)}</p>
      {trace !== null && <StoryLines story={story} trace={trace} />}
      {fixes.length > 0 && (
        <div className={styles['fixes']} role="group" aria-label={t.fix}>
          {fixes.map((fix) => (
            <Button key={fixText(fix, t)} onClick={() => actions.edit({ label: labelOf(fix), apply: (now) => applyErrorFix(now, fix) })}>
              {fixText(fix, t)}
            </Button>
          ))}
        </div>
      )}
      <h3>{t.try}</h3>
      <ul className={styles['tries']}>
        {tries.map((code) => (
          <li key={code}>{t.tries[code]}</li>
        ))}
      </ul>
      <ErrorText error={error} />
      <h3>{t.python}</h3>
      {python.code !== 'raises' && <p>{t.pythonSays[python.code]}</p>}
      {'text' in python && <pre className={styles['python']}>{python.text}</pre>}
      {page !== null && (
        <a href={page} target="_blank" rel="noopener noreferrer">
          {t.page}
        </a>
      )}
    </div>
  );
}

function fixText(fix: ErrorFix, t: LateMessages['explain']): string {
  switch (fix.code) {
    case 'giveReducer':
      return t.fixes.giveReducer(fix.name, fix.merge.kind === 'builtIn' ? fix.merge.reducer : '');
    case 'keepLastWrite':
    case 'startFromZero':
      return t.fixes[fix.code](fix.name);
    case 'raiseLimit':
      return t.fixes.raiseLimit(fix.limit);
    case 'emptyInput':
      return t.fixes.emptyInput(fix.turn + 1);
    case 'connectStart':
      return t.fixes.connectStart(fix.name);
  }
}

function labelOf(fix: ErrorFix): EditLabel {
  switch (fix.code) {
    case 'giveReducer':
    case 'keepLastWrite':
    case 'startFromZero':
      return 'editField';
    case 'raiseLimit':
      return 'settings';
    case 'emptyInput':
      return 'editInput';
    case 'connectStart':
      return 'connect';
  }
}
