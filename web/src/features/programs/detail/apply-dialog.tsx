import { useQueryClient } from '@tanstack/react-query';
import { programLimits } from '@zaojie/contract/programs/program-limits';
import { applyToRole } from '@zaojie/contract/programs/program-people.endpoints';
import type { ProgramDetail, ProgramRole } from '@zaojie/contract/programs/program.schemas';
import { countCharacters } from '@zaojie/contract/text-rules';
import { useRef, useState, type FormEvent } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { forgetDraft } from '../../../api/drafts/draft-shelf.ts';
import { useKeptText } from '../../../api/drafts/use-draft.ts';
import { RepeatKeys } from '../../../api/repeat-keys.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import type { ChosenWork } from '../../works/choose/choose-works-dialog.tsx';
import { WorkTiles } from '../../works/choose/work-tiles.tsx';
import { PayWords } from '../pay-words.tsx';
import { programKeys } from '../program-queries.ts';
import { applicationIssues, linksOf } from './application-form.ts';

const { messageMax, applicationLinksMax, applicationWorksMax } = programLimits;

type ApplyDialogProps = { project: ProgramDetail; role: ProgramRole; onClose: () => void };

function useApply(role: ProgramRole, onDone: () => void) {
  const client = useQueryClient();
  const [keys] = useState(() => new RepeatKeys());
  const [isSending, setSending] = useState(false);
  const send = useOneAtATime(async (body: { message: string; links: string[]; work_ids: number[] }) => {
    setSending(true);
    try {
      const whole = { ...body, role_id: role.id };
      await call(applyToRole, { body: whole, idempotencyKey: keys.of(whole) });
      keys.done();
      toast.success('申请已送出，有结果会通知你');
      onDone();
    } catch (error) {
      toast.error(messageOf(error, '申请没有送到，请重试'));
    } finally {
      setSending(false);
      void client.invalidateQueries({ queryKey: programKeys.all });
    }
  });
  return { isSending, send };
}

/** Asks to take part. What was written is kept until it is sent. */
export function ApplyDialog({ project, role, onClose }: ApplyDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const place = `role:${role.id}`;
  const { text: message, change, userId } = useKeptText(place, field);
  const [links, setLinks] = useState('');
  const [works, setWorks] = useState<readonly ChosenWork[]>([]);
  const [isTried, setTried] = useState(false);
  const issues = applicationIssues({ message, links });
  const { isSending, send } = useApply(role, () => {
    forgetDraft(userId, place);
    onClose();
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (Object.keys(issues).length > 0) return;
    void send({ message: message.trim(), links: linksOf(links), work_ids: works.map(({ id }) => id) });
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={`申请${role.name}`}
      description={
        <>
          {project.title}，<PayWords role={role} isWhole />
        </>
      }
      dismissible={!isSending}
    >
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4.5" aria-label={`申请${role.name}`}>
        <Textarea
          ref={field}
          label="介绍自己"
          rows={4}
          maxLength={messageMax}
          length={countCharacters(message)}
          placeholder="做过什么、每周能拿出多少时间、为什么想做这个"
          value={message}
          disabled={isSending}
          error={isTried ? issues.message : undefined}
          onChange={(event) => change(event.target.value)}
        />
        <Textarea
          label="链接（选填）"
          rows={2}
          placeholder="https:// 一行一个"
          hint={`做过的东西、代码或主页，最多 ${applicationLinksMax} 个`}
          value={links}
          disabled={isSending}
          error={isTried ? issues.links : undefined}
          onChange={(event) => setLinks(event.target.value)}
        />
        <fieldset>
          <legend className="mb-1.5 text-13 leading-ui text-ink-2">
            作品
            <span className="ml-2 text-12 text-ink-3">选填，最多 {applicationWorksMax} 件</span>
          </legend>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(76px,1fr))] gap-2">
            <WorkTiles works={works} max={applicationWorksMax} onChange={setWorks} onAdd={() => true} />
          </ul>
        </fieldset>
        <div className="flex justify-end gap-2.5 max-md:*:flex-1">
          <Button look="quiet" disabled={isSending} onClick={onClose}>
            取消
          </Button>
          <Button type="submit" look="primary" loading={isSending}>
            送出申请
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
