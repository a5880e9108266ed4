import { useQueryClient } from '@tanstack/react-query';
import {
  circleLimits,
  saveCircle,
  type CircleForm,
  type ManagedCircle,
} from '@zaojie/contract/circles/circle-admin.endpoints';
import { useState, type FormEvent } from 'react';
import { call, messageOf } from '../../api/client.ts';
import { useOneAtATime } from '../../hooks/use-one-at-a-time.ts';
import { plainNumber } from '../../text/typed-numbers.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Button } from '../../ui/form/button.tsx';
import { NumberInput } from '../../ui/form/number-input.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import { CirclePicture } from './circle-picture.tsx';
import { circleKeys } from './circle-queries.ts';

/** A new circle, or one as it is to be. */
export function CircleDialog({ circle, onClose }: { circle: ManagedCircle | null; onClose: () => void }) {
  const client = useQueryClient();
  const [name, setName] = useState(circle?.name ?? '');
  const [description, setDescription] = useState(circle?.description ?? '');
  const [position, setPosition] = useState(String(circle?.position ?? 0));
  const [icon, setIcon] = useState(circle?.icon ?? '');
  const [cover, setCover] = useState(circle?.cover_image ?? '');
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const isNumber = /^-?\d{1,4}$/.test(position.trim()) && Math.abs(Number(position)) <= 1000;

  const send = useOneAtATime(async (body: CircleForm) => {
    setSending(true);
    try {
      toast.success((await call(saveCircle, { body })).msg);
      await client.invalidateQueries({ queryKey: circleKeys.managed });
      onClose();
    } catch (error) {
      toast.error(messageOf(error, '没有保存，请重试'));
      setSending(false);
    }
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (name.trim() === '' || !isNumber) return;
    const text = { name, description, icon, cover_image: cover, position: Number(position) };
    void send({ ...text, ...(circle && { id: circle.id }) });
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={circle ? `修改 ${circle.name}` : '新建圈子'}
      dismissible={!isSending}
    >
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <TextInput
          label="名字"
          value={name}
          maxLength={circleLimits.nameMax}
          error={isTried && name.trim() === '' ? '请填写圈子的名字' : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <Textarea
          label="简介"
          rows={3}
          maxLength={circleLimits.descriptionMax}
          length={description.length}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
        <div className="grid grid-cols-2 gap-4">
          <CirclePicture label="图标" url={icon} onChange={setIcon} />
          <CirclePicture label="封面" url={cover} onChange={setCover} />
        </div>
        <NumberInput
          label="次序"
          reads={plainNumber}
          inputMode="numeric"
          value={position}
          hint="大的排在前面，一样的按帖子多少"
          error={isTried && !isNumber ? '次序要是 -1000 到 1000 的整数' : undefined}
          onChange={setPosition}
        />
        <div className="flex justify-end gap-2.5 max-md:*:flex-1">
          <Button look="quiet" disabled={isSending} onClick={onClose}>
            取消
          </Button>
          <Button type="submit" look="primary" loading={isSending}>
            保存
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
