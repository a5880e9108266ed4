import { appendNote } from '@zaojie/contract/bounties/bounty.endpoints';
import type { Bounty } from '@zaojie/contract/bounties/bounty.schemas';
import { bountyLimits } from '@zaojie/contract/bounties/bounty-limits';
import { countCharacters } from '@zaojie/contract/text-rules';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { RepeatKeys } from '../../../api/repeat-keys.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';

type NoteDialogProps = { bounty: Bounty; open: boolean; onClose: () => void; onDone: () => void };

/** Something that the description didn't say; whoever has applied is told. */
export function NoteDialog({ bounty, open, onClose, onDone }: NoteDialogProps) {
  const [content, setContent] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [keys] = useState(() => new RepeatKeys());
  const { noteMax } = bountyLimits;

  const send = useOneAtATime(async (words: string) => {
    if (words.trim() === '') {
      setError('请填写补充说明');
      return;
    }
    setSending(true);
    try {
      const body = { id: bounty.id, content: words };
      await call(appendNote, { body, idempotencyKey: keys.of(body) });
      keys.done();
      setContent('');
      toast.success('补充说明已发布');
      onDone();
      onClose();
    } catch (failure) {
      toast.error(messageOf(failure, '提交失败，请重试'));
    } finally {
      setSending(false);
    }
  });

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title="补充说明"
      description="写在描述下面，不能再改，应征过的人会收到通知。"
      dismissible={!isSending}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            取消
          </Button>
          <Button look="primary" loading={isSending} onClick={() => void send(content)}>
            发布补充说明
          </Button>
        </>
      }
    >
      <Textarea
        label="补充说明"
        labelHidden
        rows={5}
        maxLength={noteMax}
        length={countCharacters(content)}
        value={content}
        error={error}
        onChange={(event) => {
          setContent(event.target.value);
          setError(undefined);
        }}
      />
    </Dialog>
  );
}
