// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ImageUploader } from './image-uploader.tsx';
import { stubXhr, uploadedAnswer, type SentRequest } from './xhr-test-rig.ts';
import { useImageQueue } from './use-image-queue.ts';

let sent: SentRequest[];

function Form({ max = 9, disabled = false }: { max?: number; disabled?: boolean }) {
  const { queue, images, pictures } = useImageQueue([]);
  return (
    <>
      <ImageUploader queue={queue} images={images} max={max} disabled={disabled} />
      <output aria-label="地址">{pictures.map((picture) => picture.url).join(' ')}</output>
    </>
  );
}

beforeEach(() => {
  sent = stubXhr();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const file = (name: string) => new File([name], name, { type: 'image/jpeg' });

function choose(...names: string[]) {
  fireEvent.change(screen.getByLabelText('选择图片'), { target: { files: names.map(file) } });
}

const urls = () => (screen.getByLabelText('地址').textContent ?? '').split(' ').filter(Boolean);
const sentNames = () => sent.map(({ body }) => ((body as FormData).get('file') as File).name);
const tile = (number: number) =>
  screen.getByRole('img', { name: `第 ${number} 张图片` }).closest('li') as HTMLElement;

async function answerAll(count: number) {
  for (let index = 0; index < count; index += 1) {
    await waitFor(() => expect(sent.length).toBeGreaterThan(index));
    sent[index]?.answer(200, uploadedAnswer(`/files/${sentNames()[index]}`));
  }
  await waitFor(() => expect(urls().length).toBe(count));
}

test('each picture shows its own progress and gives its address; two go at a time', async () => {
  render(<Form />);
  choose('a.jpg', 'b.jpg', 'c.jpg');
  await waitFor(() => expect(sentNames()).toEqual(['a.jpg', 'b.jpg']));
  expect(within(tile(3)).getByText('等待上传')).toBeTruthy();
  sent[1]?.progress(3);
  await waitFor(() => expect(within(tile(2)).getByText('60%')).toBeTruthy());
  expect(within(tile(1)).getByText('0%')).toBeTruthy();
  await answerAll(3);
  expect(urls()).toEqual(['/files/a.jpg', '/files/b.jpg', '/files/c.jpg']);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a failed picture says why and can be tried again', async () => {
  render(<Form />);
  choose('a.jpg');
  await waitFor(() => expect(sent.length).toBe(1));
  sent[0]?.answer(400, { code: 1404, msg: '文件已损坏，无法读取', data: null });
  expect((await screen.findByRole('alert')).textContent).toContain('文件已损坏，无法读取');
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(sent.length).toBe(2));
  sent[1]?.answer(200, uploadedAnswer('/files/a.jpg'));
  await waitFor(() => expect(urls()).toEqual(['/files/a.jpg']));
});

test('a failure without a word is called that of a picture', async () => {
  render(<Form />);
  choose('a.jpg');
  await waitFor(() => expect(sent.length).toBe(1));
  sent[0]?.answer(500, { code: 500, msg: '', data: null });
  expect((await screen.findByRole('alert')).textContent).toContain('图片上传失败');
});

test('cancelling stops the request and makes room for the next', async () => {
  render(<Form />);
  choose('a.jpg', 'b.jpg', 'c.jpg');
  await waitFor(() => expect(sent.length).toBe(2));
  fireEvent.click(screen.getByRole('button', { name: '取消上传第 1 张' }));
  expect(sent[0]?.aborted).toBe(true);
  await waitFor(() => expect(sentNames()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']));
  expect(screen.getAllByRole('img').length).toBe(2);
});

test('arrow keys change the order and say so', async () => {
  render(<Form />);
  choose('a.jpg', 'b.jpg');
  await answerAll(2);
  fireEvent.keyDown(screen.getByRole('button', { name: /^第 1 张，/ }), { key: 'ArrowRight' });
  expect(urls()).toEqual(['/files/b.jpg', '/files/a.jpg']);
  expect(screen.getByText('已移到第 2 张，共 2 张')).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('button', { name: /^第 2 张，/ }), { key: 'ArrowRight' });
  expect(urls()).toEqual(['/files/b.jpg', '/files/a.jpg']);
});

test('there is room for so many and no more', async () => {
  render(<Form max={2} />);
  choose('a.jpg', 'b.jpg', 'c.jpg');
  await answerAll(2);
  expect(screen.queryByRole('button', { name: /添加图片/ })).toBeNull();
});

test('pasted pictures are taken, other files are not', async () => {
  render(<Form />);
  const data = { files: [file('a.jpg'), new File(['x'], 'a.exe')] };
  fireEvent.paste(screen.getByRole('group'), { clipboardData: data });
  await waitFor(() => expect(sentNames()).toEqual(['a.jpg']));
});

test('what is pasted while the form is on its way is not taken', () => {
  render(<Form disabled />);
  fireEvent.paste(screen.getByRole('group'), { clipboardData: { files: [file('a.jpg')] } });
  expect(screen.queryByRole('img')).toBeNull();
});

test('the browser holds the files no longer than the form is there', async () => {
  const made = vi
    .spyOn(URL, 'createObjectURL')
    .mockImplementation((source) => `blob:${(source as File).name}`);
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  const { unmount } = render(<Form />);
  choose('a.jpg', 'b.jpg');
  await answerAll(2);
  expect(made).toHaveBeenCalledTimes(2);
  unmount();
  expect(revoked.mock.calls.flat().toSorted()).toEqual(['blob:a.jpg', 'blob:b.jpg']);
  made.mockRestore();
  revoked.mockRestore();
});
