import { Ellipsis, Eye, EyeOff, FolderOpen, GraduationCap, Keyboard, Languages, Redo2, Share2, SunMoon, Undo2 } from 'lucide-react';
import { useText } from '~/i18n';
import { Button, IconButton } from '~/ui/kit';
import { Transport } from '~/ui/stepper/Transport';
import { actions, useWhole } from '~/workspace';
import type { OpenDialog } from './App';
import type { Command } from './commands';
import styles from './Header.module.css';
import { SaveMark } from './SaveMark';
import { Title } from './Title';

interface HeaderProps {
  readonly narrow: boolean;
  readonly commands: readonly Command[];
  readonly onOpen: (dialog: OpenDialog) => void;
}

const NEXT_THEME = { system: 'light', light: 'dark', dark: 'system' } as const;

export function Header({ narrow, onOpen }: HeaderProps) {
  const t = useText();
  const comparing = useWhole((workspace) => workspace.comparing !== null);
  return (
    <header className={styles['header']} data-narrow={narrow}>
      <div className={styles['left']}>
        <h1 className={styles['logo']}>
          <img src="./icon.svg" alt={t.common.appName} width="24" height="24" />
        </h1>
        <Title />
        <SaveMark />
        {!narrow && !comparing && <UndoButtons />}
      </div>
      {!narrow && !comparing && (
        <div className={styles['middle']}>
          <Transport />
        </div>
      )}
      <div className={styles['right']}>
        {narrow && !comparing && <UndoButtons />}
        {narrow ? (
          <IconButton label={t.shell.examples} onClick={() => onOpen('examples')}>
            <GraduationCap aria-hidden="true" />
          </IconButton>
        ) : (
          <Button look="quiet" icon={<GraduationCap aria-hidden="true" />} onClick={() => onOpen('examples')}>
            {t.shell.examples}
          </Button>
        )}
        <IconButton label={t.shell.documents} onClick={() => onOpen('documents')}>
          <FolderOpen aria-hidden="true" />
        </IconButton>
        <Button icon={<Share2 aria-hidden="true" />} onClick={() => onOpen('share')}>
          {t.shell.share}
        </Button>
        <ViewButtons />
        <IconButton label={t.shell.keys} onClick={() => onOpen('keys')}>
          {narrow ? <Ellipsis aria-hidden="true" /> : <Keyboard aria-hidden="true" />}
        </IconButton>
      </div>
    </header>
  );
}

function UndoButtons() {
  const t = useText();
  const undo = useWhole((workspace) => workspace.undoLabel);
  const redo = useWhole((workspace) => workspace.redoLabel);
  return (
    <div className={styles['pair']}>
      <IconButton label={undo === null ? t.shell.undo : t.shell.undoOf(t.edits[undo])} disabled={undo === null} onClick={actions.undo}>
        <Undo2 aria-hidden="true" />
      </IconButton>
      <IconButton label={redo === null ? t.shell.redo : t.shell.redoOf(t.edits[redo])} disabled={redo === null} onClick={actions.redo}>
        <Redo2 aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** How things are shown: cover, notation, language, theme. None of them touches the document or the run. */
function ViewButtons() {
  const t = useText();
  const { cover, notation, language, theme } = useWhole((workspace) => workspace.preferences);
  const other = notation === 'python' ? 'javascript' : 'python';
  return (
    <div className={styles['pair']}>
      <IconButton label={cover ? t.shell.coverOff : t.shell.coverOn} aria-pressed={cover} onClick={() => actions.prefer({ cover: !cover })}>
        {cover ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </IconButton>
      <Button
        look="quiet"
        className={styles['notation'] ?? ''}
        title={t.shell.notationLabel(t.shell.notations[other])}
        aria-label={`${t.shell.notation}: ${t.shell.notations[notation]}. ${t.shell.notationLabel(t.shell.notations[other])}`}
        onClick={() => actions.prefer({ notation: other })}
      >
        {notation === 'python' ? 'Py' : 'JS'}
      </Button>
      <Button
        look="quiet"
        icon={<Languages aria-hidden="true" />}
        aria-label={`${t.shell.language}: ${t.shell.languageLabel}`}
        title={t.shell.languageLabel}
        onClick={() => actions.prefer({ language: language === 'en' ? 'zh' : 'en' })}
      >
        {t.shell.language}
      </Button>
      <IconButton label={t.shell.themes[theme]} onClick={() => actions.prefer({ theme: NEXT_THEME[theme] })}>
        <SunMoon aria-hidden="true" />
      </IconButton>
    </div>
  );
}
