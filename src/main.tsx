import './ui/kit/tokens.css';
import './ui/kit/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { firstDocument } from './examples/first';
import { loadMessages } from './i18n';
import { browserLanguage, isFirstVisit, readLook } from './storage/mirror';
import { applyTheme } from './ui/shell/applyTheme';
import { FirstPaint } from './ui/shell/FirstPaint';

const element = document.getElementById('root');
if (element === null) throw new Error('index.html has no #root');
const root = createRoot(element);

const look = readLook();
const language = look.language ?? browserLanguage();
document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
applyTheme(look.theme ?? 'system');

const messages = await loadMessages(language);
root.render(<FirstPaint messages={messages} doc={isFirstVisit() ? firstDocument(language) : null} />);

// Everything that can be worked with loads once the first frame is on the screen.
requestAnimationFrame(() =>
  setTimeout(
    () =>
      void import('./start').then(({ start }) => {
        const App = start();
        root.render(
          <StrictMode>
            <App first={messages} />
          </StrictMode>,
        );
      }),
  ),
);
