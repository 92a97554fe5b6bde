import type { Messages } from '~/i18n';
import { actions, canBack, canCallForward, canReset, canStep, canStop, type Workspace } from '~/workspace';

export type CommandId = keyof Messages['shell']['command'];

/** One thing a person can do, as data: the button, the key, the list of keys and the palette all read it from here. */
export interface Command {
  readonly id: CommandId;
  /** As `KeyboardEvent.key`, with `Mod+` for Ctrl or ⌘ and `Shift+`. The first one is shown. */
  readonly keys: readonly string[];
  readonly enabled: (workspace: Workspace) => boolean;
  readonly run: () => void;
}

export interface ShellDoors {
  readonly open: (dialog: 'examples' | 'documents' | 'share' | 'keys') => void;
  readonly prefer: typeof actions.prefer;
  readonly workspace: () => Workspace;
}

const always = () => true;

export function shellCommands(doors: ShellDoors): readonly Command[] {
  const preferences = () => doors.workspace().preferences;
  return [
    { id: 'step', keys: ['ArrowRight'], enabled: canStep, run: actions.step },
    { id: 'stepOver', keys: ['Shift+ArrowRight'], enabled: canStep, run: actions.stepOver },
    { id: 'back', keys: ['ArrowLeft'], enabled: canBack, run: actions.back },
    { id: 'runAll', keys: [' '], enabled: canStep, run: actions.runAll },
    { id: 'nextCall', keys: ['.'], enabled: canCallForward, run: actions.nextCall },
    { id: 'previousCall', keys: [','], enabled: canBack, run: actions.previousCall },
    { id: 'toStart', keys: ['Home'], enabled: canBack, run: () => actions.goTo({ at: 0, call: null }) },
    { id: 'stop', keys: ['x'], enabled: canStop, run: actions.stop },
    { id: 'reset', keys: ['Shift+R'], enabled: canReset, run: actions.reset },
    { id: 'cover', keys: ['h'], enabled: always, run: () => doors.prefer({ cover: !preferences().cover }) },
    {
      id: 'notation',
      keys: ['n'],
      enabled: always,
      run: () => doors.prefer({ notation: preferences().notation === 'python' ? 'javascript' : 'python' }),
    },
    { id: 'undo', keys: ['Mod+z'], enabled: (workspace) => workspace.undoLabel !== null, run: actions.undo },
    { id: 'redo', keys: ['Mod+Shift+z', 'Mod+y'], enabled: (workspace) => workspace.redoLabel !== null, run: actions.redo },
    { id: 'examples', keys: ['e'], enabled: always, run: () => doors.open('examples') },
    { id: 'documents', keys: ['d'], enabled: always, run: () => doors.open('documents') },
    { id: 'share', keys: ['s'], enabled: always, run: () => doors.open('share') },
    { id: 'keys', keys: ['?'], enabled: always, run: () => doors.open('keys') },
  ];
}
