// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import {
  createBrowserRouter,
  Link,
  RouterProvider,
  useLocation,
  useNavigate,
  type DataRouter,
} from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
// Fetched with the first picture; here it is there at once.
import './lightbox-view.tsx';
import { closeLightbox, LightboxHost, openLightbox } from './lightbox.tsx';

const pictures = [{ url: '/files/a.webp', width: 4, height: 3 }];
let router: DataRouter;
let moves: string[] = [];

function Frame() {
  const location = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => void moves.push(location.pathname), [location]);
  return (
    <>
      <button onClick={() => openLightbox(pictures, 0)}>看图</button>
      <button onClick={() => void navigate('/elsewhere')}>走开</button>
      <Link to="/post">帖子</Link>
      <LightboxHost />
    </>
  );
}

const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))));

async function step(move: () => void) {
  move();
  await settle();
}
const press = (name: string) => step(() => fireEvent.click(screen.getByText(name)));
const preview = () => screen.queryByRole('dialog', { name: '图片预览' });
const seen = () => waitFor(() => expect(preview()).not.toBeNull());

beforeEach(async () => {
  window.history.pushState(null, '', '/home');
  router = createBrowserRouter([{ path: '*', element: <Frame /> }]);
  render(<RouterProvider router={router} />);
  await press('帖子');
  moves = [];
});
afterEach(async () => {
  act(() => closeLightbox());
  await settle();
  cleanup();
  router.dispose();
});

test('back closes the preview and the page stays, without being visited again', async () => {
  await press('看图');
  await seen();
  await step(() => window.history.back());
  expect(preview()).toBeNull();
  expect(window.location.pathname).toBe('/post');
  expect(moves).toEqual([]);
  await step(() => window.history.back());
  expect(moves).toEqual(['/home']);
});

test('closed by other means it leaves nothing behind: the next step back leads to the page before', async () => {
  await press('看图');
  await seen();
  await step(() => fireEvent.click(screen.getByRole('button', { name: '关闭' })));
  expect(preview()).toBeNull();
  expect(moves).toEqual([]);
  await step(() => window.history.back());
  expect(moves).toEqual(['/home']);
});

test('opened again at once it can be closed by back again', async () => {
  await press('看图');
  await seen();
  await step(() => {
    closeLightbox();
    openLightbox(pictures, 0);
  });
  await seen();
  await step(() => window.history.back());
  expect(preview()).toBeNull();
  expect(moves).toEqual([]);
});

test('a page that opens meanwhile closes it, and back leads to the page without a stop in between', async () => {
  await press('看图');
  await seen();
  await press('走开');
  expect(preview()).toBeNull();
  await step(() => window.history.back());
  expect(window.location.pathname).toBe('/post');
  expect(window.history.state).not.toHaveProperty('preview');
  await step(() => window.history.back());
  expect(moves.at(-1)).toBe('/home');
});

test('forward does not come upon an empty preview', async () => {
  await press('看图');
  await step(() => window.history.back());
  await step(() => window.history.forward());
  expect(preview()).toBeNull();
  expect(window.history.state).not.toHaveProperty('preview');
  await step(() => window.history.back());
  expect(moves.at(-1)).toBe('/home');
});

test('after a reload the entry of the preview that was open is gone', async () => {
  cleanup();
  router.dispose();
  // What a reload leaves: the entry, and a page that knows nothing of it.
  window.history.pushState({ ...window.history.state, preview: true }, '');
  router = createBrowserRouter([{ path: '*', element: <Frame /> }]);
  render(<RouterProvider router={router} />);
  await settle();
  expect(window.history.state).not.toHaveProperty('preview');
  expect(window.location.pathname).toBe('/post');
});
