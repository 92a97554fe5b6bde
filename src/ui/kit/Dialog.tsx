import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './Button';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A modal on the browser's own dialog: it keeps focus inside, closes on Escape or a click outside, and gives focus back. Mounted means open. */
export function Dialog({ title, closeLabel, onClose, wide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  const heading = useId();
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  // Closed before it leaves the page: afterwards the browser gives the focus back to nobody.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    // The event comes late: React's strict mode has by then opened again what it closed.
    const closed = () => {
      if (!element.open) close.current();
    };
    element.setAttribute('closedby', 'any');
    element.addEventListener('close', closed);
    if (!element.open) element.showModal();
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      element.removeEventListener('close', closed);
      element.close();
    };
  }, []);
  return (
    <dialog ref={dialog} className={styles['dialog']} data-wide={wide} aria-labelledby={heading}>
      <div className={styles['body']}>
        <header className={styles['head']}>
          <h2 id={heading}>{title}</h2>
          <IconButton label={closeLabel} onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
        </header>
        <div className={styles['content']}>{children}</div>
      </div>
    </dialog>
  );
}
