import { limits } from '@zaojie/contract/limits';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLeaveQuestion } from '../../../ui/dialog/use-leave-question.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { TextButton } from '../../../ui/form/button.tsx';
import { refusalOfOriginal } from '../../uploads/pieces/piece-checks.ts';
import type { PieceItem } from '../../uploads/pieces/piece-queue.ts';
import { usePieceUpload } from '../../uploads/pieces/use-piece-upload.ts';
import { DraftForm } from './draft-form.tsx';
import { DropArea } from './drop-area.tsx';
import { UploadRow } from './upload-row.tsx';
import { KeptDrafts, LeftoverRow, RefusedRow, type Refused } from './upload-side-rows.tsx';
import { useAssetDrafts } from './use-asset-drafts.ts';
import { useSendAsset } from './use-send-asset.ts';

const { maxBytes } = limits.pieces.purposes.asset;
const TOO_LARGE = `文件大小不能超过${maxBytes / 1024 / 1024}MB`;
const RUNNING = new Set(['waiting', 'sending', 'offline']);

function totalPercent(items: readonly PieceItem[]): number {
  const size = items.reduce((sum, item) => sum + item.size, 0);
  const sent = items.reduce((sum, item) => sum + (item.status === 'done' ? item.size : item.sent), 0);
  return size === 0 ? 0 : Math.floor((sent / size) * 100);
}

/** Files that can't be sent are said so where they stand; the others begin at once. */
function useChosenFiles(add: (files: File[]) => readonly string[]) {
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  function take(files: File[]): void {
    const reasons = files.map((file) =>
      file.size > maxBytes ? TOO_LARGE : refusalOfOriginal(file, 'asset'),
    );
    const out = files.flatMap(({ name, size }, n) => {
      const message = reasons[n];
      return message ? [{ name, size, message }] : [];
    });
    setRefused((before) => [...before, ...out]);
    for (const message of add(files.filter((_, n) => reasons[n] === null))) toast.error(message);
  }
  return { refused, take, drop: (file: Refused) => setRefused((all) => all.filter((each) => each !== file)) };
}

/** Chosen files go at once; what they are is said meanwhile, one after the other. */
export function UploadScreen() {
  const navigate = useNavigate();
  const upload = usePieceUpload({ purpose: 'asset', place: 'assets' });
  const { queue, items, leftovers } = upload;
  const { drafts, begin, change, share } = useAssetDrafts(upload);
  const { send, sending } = useSendAsset();
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const [isShared, setShared] = useState(false);
  const [published, setPublished] = useState<number | null>(null);
  const { refused, take, drop } = useChosenFiles((files) => {
    const messages = queue.add(files);
    begin();
    return messages;
  });
  const index = Math.max(
    0,
    items.findIndex(({ key }) => key === chosenKey),
  );
  const chosen = items[index];
  const draft = chosen && drafts[chosen.key];

  useLeaveQuestion({
    unsaved: items.length,
    message: `还有 ${items.length} 个文件没有发布。离开后上传会停下，回来重新选择同一个文件可以接着传。`,
    isLostOnClose: true,
  });

  // Only when nothing is left to ask about.
  useEffect(() => {
    if (published !== null && items.length === 0) void navigate(`/assets/${published}`);
  }, [published, items.length, navigate]);

  async function handOver(publish: boolean) {
    if (chosen?.file == null || draft === undefined || sending !== null) return;
    if (isShared) share(chosen.key);
    const asset = await send(draft, chosen.file, publish);
    if (asset === null) return;
    queue.handOver(chosen.key);
    setChosenKey(null);
    setPublished(asset.id);
  }

  const running = items.filter(({ status }) => RUNNING.has(status));
  const paused = items.filter(({ status }) => status === 'paused');
  const rows = items.length + refused.length + leftovers.length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_420px] items-start gap-10 max-[1180px]:grid-cols-1 max-[1180px]:gap-6">
      <div className="min-w-0">
        <DropArea onFiles={take} />
        {rows > 0 ? (
          <div className="mt-6 mb-1 flex items-baseline gap-3">
            <h2 className="text-16 font-semibold">{rows} 个文件</h2>
            {items.length > 0 ? (
              <p className="text-13 text-ink-3 tabular-nums">总进度 {totalPercent(items)}%</p>
            ) : null}
            {running.length > 0 ? (
              <TextButton className="ml-auto" onClick={() => running.forEach(({ key }) => queue.pause(key))}>
                全部暂停
              </TextButton>
            ) : null}
            {running.length === 0 && paused.length > 0 ? (
              <TextButton className="ml-auto" onClick={() => paused.forEach(({ key }) => queue.resume(key))}>
                全部继续
              </TextButton>
            ) : null}
          </div>
        ) : null}
        <ul aria-label="要上传的文件">
          {items.map((item) => (
            <UploadRow
              key={item.key}
              item={item}
              draft={drafts[item.key]}
              queue={queue}
              isChosen={item.key === chosen?.key}
              onChoose={() => setChosenKey(item.key)}
            />
          ))}
          {refused.map((file) => (
            <RefusedRow key={`${file.name} ${file.size}`} file={file} onRemove={() => drop(file)} />
          ))}
          {leftovers.map((file) => (
            <LeftoverRow key={file.id} file={file} onDrop={() => queue.dropLeftover(file.id)} />
          ))}
        </ul>
        <KeptDrafts />
      </div>
      {chosen === undefined || draft === undefined ? null : (
        <DraftForm
          key={chosen.key}
          item={chosen}
          place={{ index, count: items.length }}
          draft={draft}
          isShared={isShared}
          sending={sending}
          onChange={(patch) => change(chosen.key, patch)}
          onShare={setShared}
          onSend={(publish) => void handOver(publish)}
          onNext={() => setChosenKey(items[(index + 1) % items.length]?.key ?? null)}
        />
      )}
    </div>
  );
}
