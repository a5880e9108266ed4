import { useState } from 'react';
import type { PieceItem, PieceStatus } from '../../features/uploads/pieces/piece-queue.ts';
import { PieceRow } from '../../features/uploads/pieces/piece-row.tsx';
import { Specimen } from '../../ui/dev/specimen.tsx';

const SIZE = 268_435_456;
const STATES: readonly (readonly [PieceStatus, string, number])[] = [
  ['waiting', '分镜草稿.clip', 0],
  ['sending', '一个名字特别长特别长特别长特别长特别长的封面成稿_第十二版_最终.psd', 0.42],
  ['offline', '动画序列.zip', 0.63],
  ['paused', '配乐.wav', 0.2],
  ['finishing', '模型.blend', 1],
  ['done', '成稿.tiff', 1],
  ['failed', '参考.zip', 0.1],
];

const specimens = STATES.map(([status, name, share]): PieceItem => ({
  key: name,
  name,
  size: SIZE,
  status,
  sent: SIZE * share,
  error: status === 'failed' ? '上传空间已用完' : null,
  file: null,
}));

/** A file that comes in pieces, in each of its states. */
export function DevPieceUploads() {
  const [items, setItems] = useState(specimens);
  const change = (key: string, status: PieceStatus) =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, status } : item)));
  const actions = {
    pause: (key: string) => change(key, 'paused'),
    resume: (key: string) => change(key, 'sending'),
    remove: (key: string) => setItems((all) => all.filter((item) => item.key !== key)),
  };
  return (
    <Specimen title="大文件：可暂停，断了能接着传">
      <ul className="grid grid-cols-1 gap-2">
        {items.map((item) => (
          <PieceRow key={item.key} item={item} actions={actions} />
        ))}
      </ul>
    </Specimen>
  );
}
