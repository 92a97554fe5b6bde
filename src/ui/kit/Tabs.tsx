import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './Tabs.module.css';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly current: Id;
  readonly onChange: (id: Id) => void;
  /** What stands at the right of the tabs. */
  readonly aside?: ReactNode;
}

/** Tabs that fill their place; only the current panel is mounted. */
export function Tabs<Id extends string>({ label, tabs, current, onChange, aside }: TabsProps<Id>) {
  return (
    <Radix.Root className={styles['root']} value={current} onValueChange={(id) => onChange(id as Id)}>
      <div className={styles['bar']}>
        <Radix.List className={styles['list']} aria-label={label}>
          {tabs.map((tab) => (
            <Radix.Trigger key={tab.id} value={tab.id} className={styles['tab']}>
              {tab.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {aside !== undefined && <div className={styles['aside']}>{aside}</div>}
      </div>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className={styles['content']} tabIndex={-1}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
