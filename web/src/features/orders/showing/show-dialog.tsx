import { limits } from '@zaojie/contract/limits';
import { orderLimits } from '@zaojie/contract/orders/order-limits';
import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { StepDialog } from '../detail/dialogs/step-dialog.tsx';
import { picturesOf, type VersionPicture } from '../detail/versions/version-pictures.ts';
import type { Showing } from './use-showing.ts';

/** What there is to show: the pictures of the last version. */
export function showablePictures(order: Pick<OrderDetail, 'deliveries'>): VersionPicture[] {
  const last = order.deliveries.toSorted((one, other) => other.version - one.version)[0];
  return last === undefined ? [] : picturesOf(last.files);
}

function PictureChoice({
  pictures,
  chosen,
  onToggle,
}: {
  pictures: readonly VersionPicture[];
  chosen: readonly number[];
  onToggle: (fileId: number) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-2 text-14 font-medium">晒哪几张</legend>
      <ul className="grid grid-cols-4 gap-2">
        {pictures.map((picture) => (
          <li key={picture.fileId}>
            <button
              type="button"
              aria-pressed={chosen.includes(picture.fileId)}
              aria-label={picture.name}
              onClick={() => onToggle(picture.fileId)}
              className="group relative block aspect-square w-full rounded-img opacity-60 aria-pressed:opacity-100 aria-pressed:ring-2 aria-pressed:ring-brand aria-pressed:ring-offset-2 aria-pressed:ring-offset-surface"
            >
              <Picture {...pictureSource(picture, '')} sizes="120px" />
              <span className="absolute top-1 right-1 hidden size-5.5 place-items-center rounded-full bg-brand text-on-brand group-aria-pressed:grid">
                <Check size={14} strokeWidth={2} aria-hidden="true" />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

type ShowDialogProps = { order: OrderDetail; showing: Showing; open: boolean; onClose: () => void };

/** A post of the finished work, with both names under it. */
export function ShowDialog({ order, showing, open, onClose }: ShowDialogProps) {
  const pictures = showablePictures(order);
  const [title, setTitle] = useState(order.title);
  const [content, setContent] = useState('');
  const [chosen, setChosen] = useState(() =>
    pictures.slice(0, orderLimits.showingPictures).map(({ fileId }) => fileId),
  );
  const wrong = title.trim().length < limits.post.titleMin ? '请输入标题' : '';
  const toggle = (fileId: number) =>
    setChosen((now) => (now.includes(fileId) ? now.filter((id) => id !== fileId) : [...now, fileId]));
  return (
    <StepDialog
      open={open}
      title="晒稿"
      description={`发成一个帖子，署上你和${order.other.nickname}的名字。图片按成稿重新生成，不带水印，也不带原文件里的信息。`}
      submit="发布"
      disabledReason={wrong || (chosen.length === 0 ? '至少选一张图片' : undefined)}
      isSending={showing.isSending}
      onSubmit={() => void showing.show({ title: title.trim(), content, fileIds: chosen })}
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-4">
        <TextInput
          label="标题"
          maxLength={limits.post.titleMax}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <PictureChoice pictures={pictures} chosen={chosen} onToggle={toggle} />
        <Textarea
          label="说几句（选填）"
          rows={3}
          maxLength={orderLimits.showingMax}
          length={content.length}
          value={content}
          onChange={(event) => setContent(event.target.value)}
        />
      </div>
    </StepDialog>
  );
}
