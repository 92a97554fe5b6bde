import { Reply } from 'lucide-react';
import { useState } from 'react';
import type { Ask, WayOn } from '~/core/analysis';
import { givenAs, isExpression } from '~/core/code';
import { type AllMessages, useLateText } from '~/i18n/late';
import { Button } from '~/ui/kit';
import { GivenChoice, InlineValue } from '~/ui/values';
import { useWholeTrace } from '~/workspace';
import { ExpressionField } from '../code/ExpressionField';
import styles from './GoOn.module.css';

interface AnswersProps {
  readonly way: Extract<WayOn, { readonly kind: 'interrupts' }>;
  readonly onResume: (answers: readonly (string | null)[]) => void;
}

const FIRST = "'yes'";

/** One form for each interrupt that waits; all are answered at once. */
export function Answers({ way: { asks, turn, unheard }, onResume }: AnswersProps) {
  const t = useLateText().pauses;
  const [texts, setTexts] = useState<readonly (string | null)[]>(() => asks.map(() => FIRST));
  const answered = asks.length === 1 || asks.every(({ id }) => id !== '');
  const isWhole = texts.some((text) => text !== null) && texts.every((text) => errorsOf(text, t).length === 0);
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (answered && isWhole) onResume(texts.map((text) => text?.trim() ?? null));
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
            text={texts[index] ?? null}
            {...(asks.length > 1 ? { leftOut: t.unanswered } : {})}
            onText={(text) => setTexts(texts.with(index, text))}
          />
        ))}
      </div>
      <div className={styles['ways']}>
        <Button look="primary" type="submit" disabled={!answered || !isWhole} icon={<Reply aria-hidden="true" />}>
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
  /** Null where it is left without an answer. */
  readonly text: string | null;
  readonly onText: (text: string | null) => void;
  /** What is said of that; where there is one question it must be answered. */
  readonly leftOut?: string;
}

function Question({ ask, name, text, onText, leftOut }: QuestionProps) {
  const t = useLateText().pauses;
  const trace = useWholeTrace();
  return (
    <div className={styles['ask']}>
      <p>
        <bdi className={styles['node']}>{t.asking(name)}</bdi>{' '}
        {trace !== null && <InlineValue value={trace.value(ask.value)} limit={300} />}
      </p>
      <GivenChoice label={t.howAnswered(name)} text={text} first={FIRST} onText={onText} {...(leftOut === undefined ? {} : { leftOut })} />
      {text !== null && <ExpressionField label={t.answerTo(name)} labelHidden text={text} errors={errorsOf(text, t)} onText={onText} />}
    </div>
  );
}

/** LangGraph takes null and undefined for no answer at all. */
function errorsOf(text: string | null, t: AllMessages['pauses']): readonly string[] {
  if (text === null) return [];
  if (!isExpression(text)) return [t.notAnExpression];
  return givenAs(text) === 'value' ? [] : [t.noAnswer];
}
