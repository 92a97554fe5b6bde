import type { PlaygroundDoc } from '~/core/document';
import { type Messages, TextContext } from '~/i18n';
import { SketchGraph } from '~/ui/canvas/SketchGraph';
import styles from './FirstPaint.module.css';

interface FirstPaintProps {
  readonly messages: Messages;
  /** Null where another document than the first one is about to open. */
  readonly doc: PlaygroundDoc | null;
}

/**
 * What is on the screen at once, before the page that can be worked with has loaded: the bars in their places and the
 * first graph as plain SVG. Needs no workspace, so that it stays small.
 */
export function FirstPaint({ messages, doc }: FirstPaintProps) {
  return (
    <TextContext value={messages}>
      <div className={styles['page']} aria-busy="true">
        <header className={styles['header']}>
          <img src="./icon.svg" alt="" width="24" height="24" />
          <strong>{doc?.title ?? messages.common.appName}</strong>
        </header>
        <main className={styles['middle']}>
          <div className={styles['side']} />
          <div className={styles['graph']}>{doc !== null && <SketchGraph graph={doc.graph} layout={doc.layout} />}</div>
          <div className={styles['side']} />
        </main>
        <footer className={styles['footer']}>{messages.shell.tagline}</footer>
      </div>
    </TextContext>
  );
}
