// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '../../ui/feedback/toast.tsx';
import { EMPTY_DRAFT, type PostDraft } from './draft.ts';
import { PublishForm } from './publish-form.tsx';

vi.mock('./editor/lazy-editor.tsx', () => ({
  LazyEditor: ({ initialHtml, onChange }: { initialHtml: string; onChange: (html: string) => void }) => (
    <textarea
      aria-label="正文"
      defaultValue={initialHtml}
      onChange={(event) => onChange(event.target.value)}
    />
  ),
}));

const SWEPT = new Set(['/files/images/a-2.webp', '/files/images/in-text.webp']);
const picture = (url: string) => ({ url, width: 1, height: 1, blur: '', widths: [] });
const old: PostDraft = {
  ...EMPTY_DRAFT,
  title: '雨夜',
  content: '<p>字</p><img src="/files/images/in-text.webp" alt="">',
  pictures: [picture('/files/images/a-1.webp'), picture('/files/images/a-2.webp')],
};
const said: string[] = [];
const published = vi.fn<(id: number) => void>();
let posted: unknown[];
let fileStatus: (url: string) => number;
let answer: unknown;

beforeEach(() => {
  said.length = 0;
  posted = [];
  published.mockReset();
  localStorage.clear();
  answer = { code: 1, msg: '', data: { id: 5 } };
  fileStatus = (url) => (SWEPT.has(url) ? 404 : 200);
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (init.method === 'HEAD') return new Response(null, { status: fileStatus(address) });
    posted.push(JSON.parse(init.body as string));
    return Response.json(answer);
  });
  for (const kind of ['success', 'error', 'warning'] as const) {
    vi.spyOn(toast, kind).mockImplementation((message) => void said.push(message));
  }
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function show(start: PostDraft, initial: PostDraft = EMPTY_DRAFT) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PublishForm
        open
        post={null}
        place={{ userId: 1, post: null }}
        start={start}
        initial={initial}
        onClose={() => undefined}
        onClosed={() => undefined}
        onPublished={published}
      />
    </QueryClientProvider>,
  );
  // The code of dialogs is fetched when the first one opens.
  await screen.findByRole('button', { name: '发布' });
}

const send = () => screen.getByRole('button', { name: '发布' });
const isHeldBack = () => send().getAttribute('aria-disabled') === 'true';
async function reason(): Promise<string | null> {
  fireEvent.pointerEnter(send());
  return (await screen.findByRole('tooltip')).textContent;
}

test('pictures of an old draft that are gone say so, hold the post back, and are not sent', async () => {
  await show(old);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('图片已失效，请重新添加');
  expect(within(alert).queryByRole('button')).toBeNull();
  expect(said).toEqual(['有2张图片已失效，请移除后重新添加']);
  expect(await reason()).toBe('有图片已失效，请移除后重新添加');

  fireEvent.click(screen.getByRole('button', { name: '移除第 2 张' }));
  expect(await reason()).toBe('正文里有图片已失效，请删除后重新添加');
  fireEvent.change(screen.getByLabelText('正文'), { target: { value: '<p>字</p>' } });
  expect(isHeldBack()).toBe(false);

  await act(async () => void fireEvent.click(send()));
  await waitFor(() => expect(published).toHaveBeenCalledWith(5));
  expect(posted).toMatchObject([{ content: '<p>字</p>', media_urls: ['/files/images/a-1.webp'] }]);
});

test('a server that gives no clear answer takes nothing away', async () => {
  fileStatus = () => 503;
  await show(old);
  await act(async () => void fireEvent.click(send()));
  await waitFor(() => expect(published).toHaveBeenCalled());
  expect(said).toEqual(['发布成功']);
});

test('a picture refused later is found then; one that lies there but may not be used gets a sentence', async () => {
  answer = { code: 1603, msg: '图片地址不正确', data: null };
  await show(old, old);
  expect(isHeldBack()).toBe(false);
  fileStatus = () => 200;
  await act(async () => void fireEvent.click(send()));
  await waitFor(() => expect(said).toEqual(['有图片已失效或不是你上传的，请移除后重新添加']));
  fileStatus = (url) => (SWEPT.has(url) ? 404 : 200);
  await act(async () => void fireEvent.click(send()));
  await screen.findByText('图片已失效，请重新添加');
});

test('a form that was opened and closed is no draft', async () => {
  await show(EMPTY_DRAFT);
  cleanup();
  await act(async () => undefined);
  expect(posted).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('a form that was emptied again is no draft either', async () => {
  await show(EMPTY_DRAFT);
  const title = screen.getByLabelText('标题');
  fireEvent.change(title, { target: { value: '雨夜' } });
  fireEvent.change(title, { target: { value: '' } });
  cleanup();
  await act(async () => undefined);
  expect(posted).toEqual([]);
  expect(localStorage).toHaveLength(0);
});
