// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveSession } from '../../../api/session.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { PieceUploads } from './piece-uploads.tsx';
import { PIECE, startPieceServer, type PieceServer } from './piece-server-test-rig.ts';
import { usePieceUpload } from './use-piece-upload.ts';

let server: PieceServer;
beforeEach(() => {
  vi.useFakeTimers();
  server = startPieceServer();
  saveSession({ id: 7, username: 'a', nickname: '', avatar: '', score: 0, token: 't', expires_at: '' });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const fileOf = (content: string, name = '成稿.psd') => new File([content], name, { lastModified: 5 });
const mount = (max?: number) => {
  const { result, unmount } = renderHook(() => usePieceUpload({ purpose: 'order', place: 'order:1', max }));
  return { now: () => result.current, unmount };
};
/** Time passes by the clock of the test while it looks, so pauses end by themselves. */
async function until(check: () => void): Promise<void> {
  for (let looks = 1; ; looks++) {
    try {
      return check();
    } catch (error) {
      if (looks > 1_000) throw error;
      await act(() => vi.advanceTimersByTimeAsync(200));
    }
  }
}
const sentCount = (count: number) => until(() => expect(server.pieces).toHaveLength(count));
const offsets = () => server.pieces.map(({ address }) => Number(address.split('offset=')[1]));

async function takePiece(count: number): Promise<void> {
  await sentCount(count);
  await act(async () => server.takePiece());
}

test('pieces go one after the other, progress is what left, and the file comes of them', async () => {
  const { now } = mount();
  act(() => void now().queue.add([fileOf('0123456789')]));
  await sentCount(1);
  act(() => server.pieces[0]?.progress(2));
  expect(now().items[0]).toMatchObject({ status: 'sending', sent: 2, size: 10 });
  expect(now().isUnfinished).toBe(true);
  await takePiece(1);
  await takePiece(2);
  await takePiece(3);
  await until(() => expect(now().items[0]).toMatchObject({ status: 'done', sent: 10 }));
  expect(offsets()).toEqual([0, 4, 8]);
  expect(server.pieces.map(({ body }) => (body as Blob).size)).toEqual([PIECE, PIECE, 2]);
  expect(server.pieces[0]?.headers).toMatchObject({ Token: 't', 'Content-Type': 'application/octet-stream' });
  expect(now().files.map(({ id }) => id)).toEqual([101]);
  expect(now().isUnfinished).toBe(false);
});

test('a piece that got no answer is sent again, later each time, and in the end it says so', async () => {
  const { now } = mount();
  act(() => void now().queue.add([fileOf('0123')]));
  for (let tries = 1; tries <= 6; tries++) {
    await sentCount(tries);
    await act(async () => server.pieces[tries - 1]?.fail());
  }
  await until(() => expect(now().items[0]?.status).toBe('failed'));
  expect(now().items[0]?.error).toBe('网络连接失败，请检查网络后重试');
  act(() => now().queue.resume('1'));
  await sentCount(7);
  expect(offsets()).toEqual(Array(7).fill(0));
});

test('goes on where the server says that it stands', async () => {
  const { now } = mount();
  act(() => void now().queue.add([fileOf('0123456789')]));
  await sentCount(1);
  const upload = server.uploads.get(1);
  if (upload) upload.received = 8;
  await takePiece(1);
  await sentCount(2);
  expect(offsets()).toEqual([0, 8]);
});

test('a pause stops it at once, and it goes on with what is missing', async () => {
  const { now } = mount();
  act(() => void now().queue.add([fileOf('0123456789')]));
  await takePiece(1);
  await sentCount(2);
  act(() => now().queue.pause('1'));
  expect(server.pieces[1]?.aborted).toBe(true);
  expect(now().items[0]).toMatchObject({ status: 'paused', sent: 4, error: null });
  act(() => now().queue.resume('1'));
  await sentCount(3);
  expect(offsets()).toEqual([0, 4, 4]);
  expect(server.calls).toEqual(['POST begin', 'GET progress']);
});

test('after a reload it is remembered, and the same file goes on where it stopped', async () => {
  const before = mount();
  act(() => void before.now().queue.add([fileOf('0123456789')]));
  await takePiece(1);
  await sentCount(2);
  before.unmount();
  const { now } = mount();
  expect(now().leftovers).toMatchObject([{ id: 1, name: '成稿.psd', size: 10 }]);
  act(() => void now().queue.add([fileOf('0123456789')]));
  expect(now().leftovers).toEqual([]);
  await sentCount(3);
  expect(offsets()).toEqual([0, 4, 4]);
});

test('one that the server has swept away begins anew', async () => {
  const before = mount();
  act(() => void before.now().queue.add([fileOf('0123')]));
  await sentCount(1);
  before.unmount();
  server.uploads.clear();
  const { now } = mount();
  act(() => void now().queue.add([fileOf('0123')]));
  await sentCount(2);
  expect(server.calls).toEqual(['POST begin', 'GET progress', 'POST begin']);
});

test('two files go at a time', async () => {
  const { now } = mount();
  act(() => void now().queue.add([fileOf('0', 'a'), fileOf('1', 'b'), fileOf('2', 'c')]));
  await sentCount(2);
  expect(now().items.map(({ status }) => status)).toEqual(['sending', 'sending', 'waiting']);
  await act(async () => server.takePiece());
  await sentCount(3);
  expect(now().items.map(({ status }) => status)).toEqual(['done', 'sending', 'sending']);
});

test('without a line it waits for one, however long, and goes on by itself', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { now } = mount();
  act(() => void now().queue.add([fileOf('0123')]));
  await sentCount(1);
  await act(async () => server.pieces[0]?.fail());
  await until(() => expect(now().items[0]?.status).toBe('offline'));
  await act(() => vi.advanceTimersByTimeAsync(3_600_000));
  expect(server.pieces).toHaveLength(1);
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await takePieceAgain();
  await until(() => expect(now().items[0]?.status).toBe('done'));

  async function takePieceAgain() {
    await sentCount(2);
    await act(async () => server.takePiece());
    await act(async () => server.takePiece());
  }
});

test('while the server puts it together it is asked again', async () => {
  server.finishingFor = 2;
  const { now } = mount();
  act(() => void now().queue.add([fileOf('0123')]));
  await takePiece(1);
  await until(() => expect(now().items[0]?.status).toBe('finishing'));
  await until(() => expect(now().items[0]?.status).toBe('done'));
  expect(server.calls.filter((call) => call === 'POST finish')).toHaveLength(3);
});

test('cancelled, it goes from the server and from memory; handed over, only from memory', async () => {
  const { now } = mount();
  act(() => void now().queue.add([fileOf('0123'), fileOf('4567', 'b')]));
  await sentCount(2);
  act(() => now().queue.remove('1'));
  await until(() => expect([...server.uploads.keys()]).toEqual([2]));
  act(() => now().queue.clear());
  expect([now().items, now().leftovers]).toEqual([[], []]);
  expect([...server.uploads.keys()]).toEqual([2]);
});

test('what can’t be taken is said, and nothing is sent', async () => {
  const { now } = mount(1);
  const large = fileOf('x', 'large.zip');
  Object.defineProperty(large, 'size', { value: 500 * 1024 * 1024 + 1 });
  let messages: string[] = [];
  act(() => {
    messages = now().queue.add(
      [fileOf('x', 'a.exe'), fileOf('', 'b'), large, fileOf('1', 'c'), fileOf('2', 'd')],
      1,
    );
  });
  expect(messages).toEqual([
    'a.exe：不能上传可执行文件，请改为压缩包后再试',
    'b：文件是空的，请换一个文件',
    'large.zip：文件大小超过限制，最大500MB',
    '最多只能添加 1 个文件',
  ]);
  expect(now().items.map(({ name }) => name)).toEqual(['c']);
});

function Form() {
  const upload = usePieceUpload({ purpose: 'order', place: 'order:1' });
  return <PieceUploads upload={upload} purpose="order" label="交付文件" />;
}

test('the list says how each stands and offers what can be done', async () => {
  const said: string[] = [];
  vi.spyOn(toast, 'error').mockImplementation((message) => void said.push(message));
  render(<Form />);
  const choose = (...files: File[]) =>
    act(() => void fireEvent.change(screen.getByLabelText('选择文件'), { target: { files } }));
  choose(fileOf('0123456789'), fileOf('x', 'a.bat'));
  expect(said).toEqual(['a.bat：不能上传可执行文件，请改为压缩包后再试']);
  const row = within(screen.getByRole('listitem'));
  await takePiece(1);
  await sentCount(2);
  expect(row.getByRole('progressbar', { name: '成稿.psd 的上传进度' })).toHaveProperty('value', 40);
  expect(row.getByText('4 B / 10 B，40%')).toBeTruthy();
  act(() => row.getByRole('button', { name: '暂停' }).click());
  expect(row.getByText('已暂停，40%')).toBeTruthy();
  act(() => row.getByRole('button', { name: '继续' }).click());
  await sentCount(3);
  await act(async () =>
    server.pieces[2]?.answer(200, { code: 1408, msg: '存储空间不足，上传失败', data: null }),
  );
  await until(() => expect(row.getByRole('alert').textContent).toBe('存储空间不足，上传失败'));
  expect(row.getByRole('button', { name: '重试' })).toBeTruthy();
  act(() => row.getByRole('button', { name: '取消上传' }).click());
  expect(screen.queryByRole('listitem')).toBeNull();
});
