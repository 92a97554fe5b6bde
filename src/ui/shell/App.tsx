import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { loadMessages, type Messages, TextContext } from '~/i18n';
import { SketchGraph } from '~/ui/canvas/SketchGraph';
import { actions, getWorkspace, useWhole } from '~/workspace';
import styles from './App.module.css';
import { shellCommands } from './commands';
import { ErrorBoundary } from './ErrorBoundary';
import { Header } from './Header';
import { Notices } from './Notices';
import { useKeyboard } from './useKeyboard';
import { useNarrow } from './useNarrow';
import { useTheme } from './useTheme';

const Workbench = lazy(() => import('./Workbench'));
const Pocket = lazy(() => import('./Pocket'));
const Dialogs = lazy(() => import('./Dialogs'));

export type OpenDialog = 'examples' | 'documents' | 'share' | 'keys' | null;

/** The page: the header, the places, and the dialogs when they are asked for. */
export function App({ first }: { readonly first: Messages }) {
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const commands = useMemo(() => shellCommands({ open: setDialog, prefer: actions.prefer, workspace: getWorkspace }), []);
  const narrow = useNarrow();
  useKeyboard(commands, getWorkspace);
  useTheme();
  return (
    <Texts first={first}>
      <ErrorBoundary>
        <div className={styles['app']}>
          <Header narrow={narrow} commands={commands} onOpen={setDialog} />
          <Notices />
          <main className={styles['main']}>
            <Suspense fallback={<Sketch />}>{narrow ? <Pocket /> : <Workbench />}</Suspense>
          </main>
          {dialog !== null && (
            <Suspense>
              <Dialogs dialog={dialog} commands={commands} onClose={() => setDialog(null)} />
            </Suspense>
          )}
        </div>
      </ErrorBoundary>
    </Texts>
  );
}

/** The graph while its place is loading. */
function Sketch() {
  const { graph, layout } = useWhole((workspace) => workspace.doc);
  return <SketchGraph graph={graph} layout={layout} />;
}

function Texts({ first, children }: { readonly first: Messages; readonly children: ReactNode }) {
  const language = useWhole((workspace) => workspace.preferences.language);
  const [messages, setMessages] = useState(first);
  useEffect(() => {
    let current = true;
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
    void loadMessages(language).then((loaded) => {
      if (current) setMessages(loaded);
    });
    return () => {
      current = false;
    };
  }, [language]);
  return <TextContext value={messages}>{children}</TextContext>;
}
