import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './Menu.module.css';

export interface MenuItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: string;
  readonly disabled?: boolean;
  readonly danger?: boolean;
  readonly onSelect: () => void;
}

/** A button's menu. `trigger` must be one button element. */
export function Menu({
  trigger,
  items,
  label,
}: {
  readonly trigger: ReactNode;
  readonly items: readonly MenuItem[];
  readonly label: string;
}) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles['menu']} sideOffset={4} align="start" aria-label={label} collisionPadding={8}>
          {items.map((item) => (
            <DropdownMenu.Item
              key={item.id}
              className={styles['item']}
              disabled={item.disabled ?? false}
              data-danger={item.danger ?? false}
              onSelect={item.onSelect}
            >
              <span>{item.label}</span>
              {item.hint !== undefined && <span className={styles['hint']}>{item.hint}</span>}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
