import clsx from 'clsx';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: 'plain' | 'primary' | 'quiet' | 'danger';
  /** A shortcut to show beside the label; the label itself stays the accessible name. */
  readonly keys?: string;
  readonly icon?: ReactNode;
}

export function Button({ look = 'plain', keys, icon, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={clsx(styles['button'], styles[look], className)} {...rest}>
      {icon}
      {children}
      {keys !== undefined && (
        <kbd className={styles['keys']} aria-hidden="true">
          {keys}
        </kbd>
      )}
    </button>
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The accessible name, also shown as a tooltip. */
  readonly label: string;
}

export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={clsx(styles['button'], styles['quiet'], styles['icon'], className)}
      aria-label={label}
      title={label}
      {...rest}
    >
      {children}
    </button>
  );
}
