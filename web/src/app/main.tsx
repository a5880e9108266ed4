import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { routes } from './routes.tsx';

// Compiled validators need eval, which the Content-Security-Policy forbids. Zod reads its settings from here when it
// arrives with the first form; importing it now, only to say so, would put it into every first load.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.querySelector('#root');
if (root === null) throw new Error('the page has no #root');

createRoot(root).render(
  <StrictMode>
    <App router={createBrowserRouter(routes)} />
  </StrictMode>,
);
