import { amendContest } from '@zaojie/contract/contests/contest.endpoints';
import { contestLimits as limit } from '@zaojie/contract/contests/contest-limits';
import type { ContestDetail } from '@zaojie/contract/contests/contest.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { contestKeys } from '../contest-queries.ts';
import { SponsorRows } from '../propose/sponsor-rows.tsx';

function AmendForm({ contest, onDone }: { contest: ContestDetail; onDone: () => void }) {
  const client = useQueryClient();
  const [summary, setSummary] = useState(contest.summary);
  const [sponsors, setSponsors] = useState(contest.sponsors);
  const [addition, setAddition] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    setProblem(undefined);
    try {
      const named = sponsors.filter(({ name, link }) => name.trim() !== '' || link.trim() !== '');
      const body = { id: contest.id, summary, sponsors: named, addition };
      toast.success((await call(amendContest, { body })).msg);
      await client.invalidateQueries({ queryKey: contestKeys.detail(contest.id) });
      onDone();
    } catch (error) {
      setProblem(messageOf(error, '保存失败，请稍后重试'));
    } finally {
      setSaving(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4">
      <TextInput
        label="一句话介绍"
        value={summary}
        maxLength={limit.summaryMax}
        onChange={(event) => setSummary(event.target.value)}
      />
      <Textarea
        label="补充说明（选填）"
        hint="写在规则后面，带上时间，保存后不能改"
        rows={3}
        value={addition}
        length={addition.length}
        maxLength={limit.additionMax}
        onChange={(event) => setAddition(event.target.value)}
      />
      <div>
        <p className="mb-1.5 text-13 text-ink-2">赞助方（选填）</p>
        <SponsorRows sponsors={sponsors} onChange={setSponsors} />
      </div>
      {problem === undefined ? null : (
        <p role="alert" className="text-13 text-danger">
          {problem}
        </p>
      )}
      <div className="flex justify-end gap-2.5 max-md:*:flex-1">
        <Button look="quiet" disabled={isSaving} onClick={onDone}>
          取消
        </Button>
        <Button type="submit" look="primary" loading={isSaving}>
          保存
        </Button>
      </div>
    </form>
  );
}

/** For its organiser, as long as it isn't over. */
export function AmendButton({ contest }: { contest: ContestDetail }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        icon={<PenLine size={14} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        补充说明
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="补充说明"
        description="时间、奖项、评审标准和规则在通过审核后不能再改。"
      >
        <AmendForm contest={contest} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
