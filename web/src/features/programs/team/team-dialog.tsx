import { useQueryClient } from '@tanstack/react-query';
import { programLimits } from '@zaojie/contract/programs/program-limits';
import { createTeam, editTeam } from '@zaojie/contract/programs/program-people.endpoints';
import type { TeamLabel } from '@zaojie/contract/programs/program-people.schemas';
import { useState, type FormEvent } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { RepeatKeys } from '../../../api/repeat-keys.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { PictureField } from '../../uploads/picture-field.tsx';
import { useImageQueue } from '../../uploads/use-image-queue.ts';
import { programKeys } from '../program-queries.ts';

type TeamDialogProps = {
  /** Null for a new one. */
  team: TeamLabel | null;
  onSaved?: ((team: TeamLabel) => void) | undefined;
  onClose: () => void;
};

/** Name, words and picture of a team. */
export function TeamDialog({ team, onSaved, onClose }: TeamDialogProps) {
  const client = useQueryClient();
  const [name, setName] = useState(team?.name ?? '');
  const [words, setWords] = useState(team?.words ?? '');
  const avatar = useImageQueue(team?.avatar ? [team.avatar] : []);
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [keys] = useState(() => new RepeatKeys());

  const send = useOneAtATime<void>(async () => {
    setSending(true);
    try {
      const body = { name: name.trim(), words: words.trim(), avatar: avatar.pictures[0]?.url ?? '' };
      const idempotencyKey = keys.of(body);
      const { data } = team
        ? await call(editTeam, { body: { ...body, id: team.id }, idempotencyKey })
        : await call(createTeam, { body, idempotencyKey });
      keys.done();
      toast.success('已保存');
      onSaved?.(data);
      onClose();
    } catch (error) {
      toast.error(messageOf(error, '没有保存，请重试'));
      setSending(false);
    } finally {
      void client.invalidateQueries({ queryKey: programKeys.all });
    }
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    // A dialog within a form: what is sent here isn't sent there.
    event.stopPropagation();
    setTried(true);
    if (name.trim() !== '') void send();
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={team === null ? '新建团队' : '编辑团队'}
      dismissible={!isSending}
    >
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <TextInput
          label="团队名称"
          autoComplete="off"
          maxLength={programLimits.teamNameMax}
          value={name}
          error={isTried && name.trim() === '' ? '请填写团队名称' : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <Textarea
          label="介绍（选填）"
          rows={3}
          maxLength={programLimits.teamWordsMax}
          length={words.length}
          placeholder="想做什么样的东西，怎么一起做"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <PictureField label="头像" hint="选填，方的最好" field="avatar" pictures={avatar} max={1} />
        <div className="flex justify-end gap-2.5 max-md:*:flex-1">
          <Button look="quiet" disabled={isSending} onClick={onClose}>
            取消
          </Button>
          <Button
            type="submit"
            look="primary"
            loading={isSending}
            disabledReason={avatar.isUploading ? '头像还在上传' : undefined}
          >
            保存
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
