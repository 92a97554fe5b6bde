import './ui/kit/tokens.css';
import './ui/kit/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadMessages } from '~/i18n';
import { App } from '~/ui/shell';
import { getWorkspace, startWorkspace } from '~/workspace';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

void startWorkspace(async () => (await import('~/engine/client')).createWalledEngine());
const first = await loadMessages(getWorkspace().preferences.language);
createRoot(root).render(
  <StrictMode>
    <App first={first} />
  </StrictMode>,
);
