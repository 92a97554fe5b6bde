import { Reply } from 'lucide-react';
import { useState } from 'react';
import type { Ask, WayOn } from '~/core/analysis';
import { isExpression } from '~/core/code';
import { type AllMessages, useLateText } from '~/i18n/late';
import { Button } from '~/ui/kit';
import { InlineValue } from '~/ui/values';
import { useWholeTrace } from '~/workspace';
import { ExpressionField } from '../code/ExpressionField';
import styles from './GoOn.module.css';

interface AnswersProps {
  readonly way: Extract<WayOn, { readonly kind: 'interrupts' }>;
  readonly onResume: (answers: readonly string[]) => void;
}

const FIRST = "'yes'";

/** One form for each interrupt that waits; all are answered at once. */
export function Answers({ way: { asks, turn, unheard }, onResume }: AnswersProps) {
  const t = useLateText().pauses;
  const [texts, setTexts] = useState<readonly string[]>(() => asks.map(() => FIRST));
  const answered = asks.length === 1 || asks.every(({ id }) => id !== '');
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (answered && texts.every((text) => errorsOf(text, t).length === 0)) onResume(texts.map((text) => text.trim()));
      }}
    >
      <h3 className={styles['title']}>{t.asks(asks.length)}</h3>
      {unheard && <p className={styles['text']}>{t.unheard(turn + 1)}</p>}
      <div className={styles['asks']}>
        {asks.map((ask, index) => (
          <Question
            key={ask.id === '' ? index : ask.id}
            ask={ask}
            name={asks.filter(({ node }) => node === ask.node).length > 1 ? `${ask.node} (${index + 1})` : ask.node}
            text={texts[index] ?? ''}
            onText={(text) => setTexts(texts.with(index, text))}
          />
        ))}
      </div>
      <div className={styles['ways']}>
        <Button
          look="primary"
          type="submit"
          disabled={!answered || texts.some((text) => errorsOf(text, t).length > 0)}
          icon={<Reply aria-hidden="true" />}
        >
          {t.resume}
        </Button>
        <p className={styles['hint']}>{!answered ? t.unknownId : unheard ? t.replaceHint(turn + 1) : t.resumeHint(asks.length)}</p>
      </div>
    </form>
  );
}

interface QuestionProps {
  readonly ask: Ask;
  readonly name: string;
  readonly text: string;
  readonly onText: (text: string) => void;
}

function Question({ ask, name, text, onText }: QuestionProps) {
  const t = useLateText().pauses;
  const trace = useWholeTrace();
  return (
    <div className={styles['ask']}>
      <p>
        <bdi className={styles['node']}>{t.asking(name)}</bdi>{' '}
        {trace !== null && <InlineValue value={trace.value(ask.value)} limit={300} />}
      </p>
      <ExpressionField label={t.answerTo(name)} labelHidden text={text} errors={errorsOf(text, t)} onText={onText} />
    </div>
  );
}

/** LangGraph takes null and undefined for no answer at all. */
function errorsOf(text: string, t: AllMessages['pauses']): readonly string[] {
  if (!isExpression(text)) return [t.notAnExpression];
  return text.trim() === 'null' || text.trim() === 'undefined' ? [t.noAnswer] : [];
}
