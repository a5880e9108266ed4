// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '../../ui/feedback/toast.tsx';
import { EMPTY_DRAFT, type PostDraft } from './draft.ts';
import { usePublish } from './use-publish.ts';

const draft: PostDraft = { ...EMPTY_DRAFT, title: '雨夜', content: '<p>字</p>' };
const published = vi.fn<(id: number) => void>();
const refused = vi.fn<(draft: PostDraft) => Promise<void>>();
const said: string[] = [];
let keys: (string | null)[];
let answer: () => Response;

const lost = (): Response => {
  throw new TypeError('the answer never came');
};
const done = () => Response.json({ code: 1, msg: '', data: { id: 5 } });

beforeEach(() => {
  keys = [];
  said.length = 0;
  answer = lost;
  published.mockReset();
  refused.mockReset().mockResolvedValue();
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('Idempotency-Key'));
    return answer();
  });
  for (const kind of ['success', 'error'] as const) {
    vi.spyOn(toast, kind).mockImplementation((message) => void said.push(message));
  }
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function press(content: PostDraft) {
  const { result, unmount } = renderHook(() =>
    usePublish({ post: null, onPublished: published, onPictureRefused: refused }),
  );
  await act(() => result.current.send(content));
  unmount();
}

test('a post whose answer was lost keeps its key until it is there, even in a form opened anew', async () => {
  await press(draft);
  await press(draft);
  answer = done;
  await press(draft);
  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect(keys).toEqual([keys[0], keys[0], keys[0]]);
  expect(published).toHaveBeenCalledExactlyOnceWith(5);

  await press(draft);
  expect(keys[3]).not.toBe(keys[0]);
});

test('other words are another post', async () => {
  await press(draft);
  await press({ ...draft, title: '雨夜归人' });
  expect(keys[1]).not.toBe(keys[0]);
});

test('a refused picture is looked for instead of being called an address', async () => {
  answer = () => Response.json({ code: 1603, msg: '图片地址不正确', data: null });
  await press(draft);
  expect(refused).toHaveBeenCalledExactlyOnceWith(draft);
  expect(said).toEqual([]);
});

test('what the server says of it is what people read', async () => {
  answer = () => Response.json({ code: 1, msg: '已提交，审核通过后大家就能看到', data: { id: 5 } });
  await press(draft);
  expect(said).toEqual(['已提交，审核通过后大家就能看到']);
});

test('a post that its series refuses is not published', async () => {
  answer = () => Response.json({ code: 3042, msg: '一个合集最多放200篇帖子', data: {} });
  await press({ ...draft, series: { id: 4, title: '雨夜三联' } });
  expect(said).toEqual(['一个合集最多放200篇帖子']);
  expect(published).not.toHaveBeenCalled();
});
