import type { BaseMessage } from '@langchain/core/messages';
import { since } from '../spy/recording';
import type { Actors } from '../actors';
import type { Book } from '../book';
import type { ErrorInfo } from '~/core/trace';
import type { SentTool } from './sentTools';

/** How the model calls of one module come into the record. */
export interface Teller {
  /** To be called as a call begins, in the code that makes it: later nothing tells whose it is. `task` is LangGraph's id, where known. */
  begin(task: string | undefined): Asking;
}

/** A call whose asker is known as well as it ever will be. */
export interface Asking {
  /** The request as it is sent; what is answered tells how it ended. */
  sent(messages: readonly BaseMessage[], tools: readonly SentTool[]): Outcome;
}

interface Outcome {
  replied(message: BaseMessage): void;
  failed(thrown: unknown): void;
}

/** For code whose runs are not recorded. */
export const NOBODY: Teller = {
  begin: () => ({ sent: () => ({ replied: () => undefined, failed: () => undefined }) }),
};

interface TellerParts {
  readonly actors: Actors;
  readonly book: Book;
  readonly now: () => number;
  readonly errorInfo: (thrown: unknown) => ErrorInfo;
}

/** Gives each node's code a teller of its own; calls are counted over the whole run. */
export function tellers({ actors, book, now, errorInfo }: TellerParts): (node: string | null) => Teller {
  let count = 0;
  return (node) => ({
    begin(task) {
      const { by, emit } = actors.asker(task, node);
      return {
        sent(messages, tools) {
          // User code may have changed them since they were seen last.
          book.stale();
          const from = now();
          const sent = { request: count++, by, messages: book.record(messages).ref, tools: book.record(tools).ref };
          const tell = (reply: number | null, error: ErrorInfo | null) =>
            emit({ type: 'modelCalled', ...sent, reply, error, ms: since(now, from) });
          return {
            replied: (message) => tell(book.record(message).ref, null),
            failed: (thrown) => tell(null, errorInfo(thrown)),
          };
        },
      };
    },
  });
}
