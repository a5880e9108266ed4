import { useQueryClient } from '@tanstack/react-query';
import { saveEntry, withdrawEntry } from '@zaojie/contract/contests/entry.endpoints';
import type { OwnEntry } from '@zaojie/contract/contests/entry.schemas';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { RepeatKeys } from '../../../api/repeat-keys.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { usePieceUpload } from '../../uploads/pieces/use-piece-upload.ts';
import { useImageQueue } from '../../uploads/use-image-queue.ts';
import { contestKeys } from '../contest-queries.ts';
import { useKeptWords } from '../use-kept-words.ts';

const wordsOf = ({ title, description, link }: OwnEntry) => ({ title, description, link });
const addressesOf = (pictures: readonly { url: string }[]) => pictures.map(({ url }) => url);

/** What is missing before it can be handed in, by the field. */
function issuesOf(words: ReturnType<typeof wordsOf>, hasWork: boolean): Record<string, string> {
  const link = words.link.trim();
  return {
    ...(words.title.trim() === '' && { title: '请填写作品名称' }),
    ...(link !== '' &&
      !/^https?:\/\/[^\s/?#]+\S*$/i.test(link) && { link: '作品链接只能是 http 或 https 开头的网址' }),
    ...(!hasWork && { work: '放一张截图、一个链接或者一个文件' }),
  };
}

/** One's team's entry on its way: words kept here, pictures and the file with the server. */
export function useEntryForm(entry: OwnEntry) {
  const client = useQueryClient();
  const contestId = entry.contest.id;
  const saved = wordsOf(entry);
  const kept = useKeptWords(`entry:${contestId}`, entry.updated_at ?? 'new', saved);
  const screenshots = useImageQueue(entry.screenshots);
  const upload = usePieceUpload({ purpose: 'contest', place: `contest:${contestId}`, max: 1 });
  const [isFileGone, setFileGone] = useState(false);
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState<'save' | 'submit' | 'withdraw' | null>(null);
  const [keys] = useState(() => new RepeatKeys());

  const [item] = upload.items;
  const sentFile = item?.file ?? null;
  const hasFile = item !== undefined || (entry.file !== null && !isFileGone);
  const isUploading = screenshots.isUploading || (item !== undefined && sentFile === null);
  const issues = issuesOf(
    kept.words,
    hasFile || kept.words.link.trim() !== '' || screenshots.images.length > 0,
  );
  const isChanged =
    kept.isChanged ||
    isFileGone ||
    item !== undefined ||
    JSON.stringify(addressesOf(screenshots.pictures)) !== JSON.stringify(addressesOf(entry.screenshots));

  function show(next: OwnEntry) {
    client.setQueryData(contestKeys.submission(contestId, 'new'), next);
    if (next.id !== null) client.setQueryData(contestKeys.submission(contestId, next.id), next);
    void client.invalidateQueries({ queryKey: contestKeys.detail(contestId) });
  }

  async function save(submit: boolean): Promise<OwnEntry | null> {
    if (busy !== null) return null;
    const isStrict = submit || entry.status === 'submitted';
    setTried(isStrict);
    if (isStrict && Object.keys(issues).length > 0) return null;
    if (isUploading) {
      toast.info('还没传完，等它好了再保存');
      return null;
    }
    setBusy(submit ? 'submit' : 'save');
    setRefusal(null);
    try {
      const { words } = kept;
      const body = {
        id: contestId,
        submission_id: entry.id ?? ('new' as const),
        title: words.title.trim(),
        description: words.description.trim(),
        link: words.link.trim(),
        screenshots: addressesOf(screenshots.pictures),
        submit,
        ...(sentFile !== null ? { upload_id: sentFile.id } : isFileGone ? { upload_id: null } : {}),
      };
      const { data } = await call(saveEntry, { body, idempotencyKey: keys.of(body) });
      keys.done();
      if (item !== undefined) upload.queue.handOver(item.key);
      setFileGone(false);
      setTried(false);
      kept.settle(wordsOf(data));
      show(data);
      return data;
    } catch (error) {
      setRefusal(messageOf(error, '没有保存成，请重试'));
      return null;
    } finally {
      setBusy(null);
    }
  }

  async function withdraw(): Promise<boolean> {
    if (entry.id === null || busy !== null) return false;
    setBusy('withdraw');
    setRefusal(null);
    try {
      const { data } = await call(withdrawEntry, { body: { entry_id: entry.id } });
      show(data);
      return true;
    } catch (error) {
      setRefusal(messageOf(error, '没有收回，请重试'));
      return false;
    } finally {
      setBusy(null);
    }
  }

  return {
    words: kept.words,
    set: kept.change,
    screenshots,
    upload,
    /** The one that the server has and that stays. */
    keptFile: item === undefined && !isFileGone ? entry.file : null,
    dropFile: () => setFileGone(true),
    errorOf: (field: string) => (isTried ? issues[field] : undefined),
    refusal,
    busy,
    isChanged,
    isUploading,
    save,
    withdraw,
  };
}
export type EntryFormState = ReturnType<typeof useEntryForm>;
