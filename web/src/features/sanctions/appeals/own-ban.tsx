import { useQuery, useQueryClient } from '@tanstack/react-query';
import { appealBan, getOwnBan, type OwnBan } from '@zaojie/contract/sanctions/appeal.endpoints';
import { banAppealLimits } from '@zaojie/contract/sanctions/appeal-words';
import { useState, type FormEvent } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { formatFullTime, formatMoment } from '../../../text/dates.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';

const keyOf = (token: string) => ['own-ban', token] as const;

function AppealForm({ token }: { token: string }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const send = useOneAtATime(async (words: string) => {
    setSending(true);
    try {
      const { data, msg } = await call(appealBan, { body: { token, words } });
      client.setQueryData(keyOf(token), data);
      toast.success(msg);
    } catch (error) {
      toast.error(messageOf(error, '申诉没有送到，请重试'));
      setSending(false);
    }
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (typed.trim() !== '') void send(typed);
  }
  return (
    <form noValidate onSubmit={submit} className="mt-6 grid grid-cols-1 gap-4">
      <Textarea
        label="申诉"
        rows={5}
        maxLength={banAppealLimits.wordsMax}
        length={typed.length}
        value={typed}
        placeholder="为什么觉得不该封禁，有什么可以证明"
        hint="一次封禁只能申诉一次，请写清楚"
        error={isTried && typed.trim() === '' ? '请写下申诉的理由' : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" look="primary" className="justify-self-end" loading={isSending}>
        提交申诉
      </Button>
    </form>
  );
}

function Said({ appeal }: { appeal: NonNullable<OwnBan['appeal']> }) {
  return (
    <div className="mt-6 border-t border-line pt-5">
      <p className="flex items-center gap-2.5">
        你的申诉
        <StatusLabel tone={appeal.state === 'lifted' ? 'success' : 'neutral'}>
          {appeal.state_label}
        </StatusLabel>
        <span className="text-13 text-ink-3">{formatMoment(appeal.created_at)}</span>
      </p>
      <p className="mt-2 leading-text break-words whitespace-pre-line text-ink-2">{appeal.words}</p>
      {appeal.answer === '' ? null : (
        <p className="mt-3 border-l-2 border-line-2 pl-3 break-words text-ink-2">管理员：{appeal.answer}</p>
      )}
    </div>
  );
}

/** What keeps somebody out, and what they say against it. */
export function OwnBanView({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keyOf(token),
    queryFn: async ({ signal }) => (await call(getOwnBan, { body: { token }, signal })).data,
    staleTime: 0,
  });
  if (error && !data) {
    return (
      <ErrorState
        title="没有取到，请重试"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <SkeletonGroup className="grid gap-4">
        <Skeleton shape="block" height={220} className="w-full" />
      </SkeletonGroup>
    );
  }
  const until = data.until === null ? '不限期' : `到 ${formatFullTime(data.until).slice(0, 16)}`;
  return (
    <Card className="p-6 max-md:p-4">
      <dl className="grid grid-cols-[5em_minmax(0,1fr)] gap-y-2">
        <dt className="text-ink-3">期限</dt>
        <dd>{until}</dd>
        <dt className="text-ink-3">原因</dt>
        <dd className="break-words">{data.reason}</dd>
      </dl>
      {data.appeal ? <Said appeal={data.appeal} /> : null}
      {data.can.appeal ? <AppealForm token={token} /> : null}
    </Card>
  );
}
