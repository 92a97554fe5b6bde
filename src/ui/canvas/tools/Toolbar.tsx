import { Keyboard, ListTree, Maximize, Network, Plus, Workflow, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '~/i18n';
import { Button, IconButton } from '~/ui/kit';
import styles from './Toolbar.module.css';

interface ToolbarProps {
  readonly outlined: boolean;
  /** Nothing can be added or moved. */
  readonly isFixed: boolean;
  readonly onAdd: () => void;
  readonly onArrange: () => void;
  readonly onFit: () => void;
  readonly onZoom: (factor: number) => void;
  readonly onOutline: () => void;
  readonly onKeys: () => void;
  /** What can be done with the selection. */
  readonly children: ReactNode;
}

export function Toolbar({ outlined, isFixed, onAdd, onArrange, onFit, onZoom, onOutline, onKeys, children }: ToolbarProps) {
  const t = useText().canvas;
  return (
    <div className={styles['bar']}>
      <div className={styles['left']}>
        {!isFixed && (
          <div className={styles['group']} role="toolbar" aria-label={t.tools}>
            <Button look="quiet" keys="A" icon={<Plus aria-hidden="true" />} onClick={onAdd} title={t.add}>
              <span className={styles['text']}>{t.add}</span>
            </Button>
          </div>
        )}
        {children}
      </div>
      <div className={styles['group']} role="toolbar" aria-label={t.title}>
        {!outlined && (
          <>
            {!isFixed && (
              <IconButton label={t.layoutHint} onClick={onArrange}>
                <Workflow aria-hidden="true" />
              </IconButton>
            )}
            <IconButton label={t.fitHint} onClick={onFit}>
              <Maximize aria-hidden="true" />
            </IconButton>
            <IconButton label={t.zoomOut} onClick={() => onZoom(1 / 1.2)}>
              <ZoomOut aria-hidden="true" />
            </IconButton>
            <IconButton label={t.zoomIn} onClick={() => onZoom(1.2)}>
              <ZoomIn aria-hidden="true" />
            </IconButton>
          </>
        )}
        <IconButton label={outlined ? t.graphHint : t.outlineHint} onClick={onOutline}>
          {outlined ? <Network aria-hidden="true" /> : <ListTree aria-hidden="true" />}
        </IconButton>
        <IconButton label={t.keys} onClick={onKeys}>
          <Keyboard aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
