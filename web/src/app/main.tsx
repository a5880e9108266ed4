import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import * as z from 'zod';
import { App } from './app.tsx';
import { routes } from './routes.tsx';

// Compiled validators need eval, which the Content-Security-Policy forbids. Schemas look at this when they are made,
// so nothing that the entry imports may make one: pages and their schemas come in later chunks.
z.config({ jitless: true });

const root = document.querySelector('#root');
if (root === null) throw new Error('the page has no #root');

createRoot(root).render(
  <StrictMode>
    <App router={createBrowserRouter(routes)} />
  </StrictMode>,
);
