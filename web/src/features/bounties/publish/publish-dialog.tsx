import { publishBounty } from '@zaojie/contract/bounties/bounty.endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { RepeatKeys } from '../../../api/repeat-keys.ts';
import { readSession } from '../../../api/session.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { formatTime } from '../../../text/dates.ts';
import { WideDialog } from '../../../ui/dialog/wide-dialog.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { focusField } from '../../../ui/form/focus-field.ts';
import { countOneMore } from '../bounty-cache.ts';
import { bountyKeys, bountyQuery } from '../bounty-queries.ts';
import { DetailSkeleton } from '../detail/detail-skeleton.tsx';
import {
  againOf,
  emptyDraft,
  forgetBountyDraft,
  keepBountyDraft,
  readBountyDraft,
  type BountyDraft,
} from './bounty-draft.ts';
import { bodyOf } from './bounty-rules.ts';
import { FormFrame } from './form-frame.tsx';
import { useBountyForm } from './use-bounty-form.ts';

/** Kept outside the form: the draft outlives a form that is closed and opened again, and so must its key. */
const keys = new RepeatKeys('bounty:new');

type PublishFormProps = {
  start: BountyDraft;
  /** Something published once more is no draft until it is changed. */
  isKept: boolean;
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
};

function PublishForm({ start, isKept, onBusy, onClose }: PublishFormProps) {
  const queryClient = useQueryClient();
  const box = useRef<HTMLFormElement>(null);
  const userId = readSession()?.user.id ?? 0;
  const [keptAt, setKeptAt] = useState<number | null>(null);
  const isPublished = useRef(false);
  const [isSending, setSending] = useState(false);
  const keep = useCallback(
    (draft: BountyDraft) => {
      if (isPublished.current) return;
      if (keepBountyDraft(userId, draft)) setKeptAt(Date.now());
    },
    [userId],
  );
  const form = useBountyForm({ start, isDeadlineFixed: false, onDraft: isKept ? keep : undefined });

  const send = useOneAtATime(async (draft: BountyDraft) => {
    setSending(true);
    onBusy(true);
    const body = bodyOf(draft);
    try {
      await call(publishBounty, { body, idempotencyKey: keys.of(body) });
      keys.done();
      isPublished.current = true;
      if (isKept) forgetBountyDraft(userId);
      toast.success('约稿发布成功');
      void queryClient.invalidateQueries({ queryKey: bountyKeys.lists });
      countOneMore(queryClient, Number(body.category));
      onClose();
    } catch (error) {
      toast.error(messageOf(error, '发布失败，请重试'));
    } finally {
      setSending(false);
      onBusy(false);
    }
  });

  function submit() {
    const wrong = form.check();
    if (wrong === null) void send(form.draft);
    else focusField(box.current, wrong);
  }

  return (
    <FormFrame
      title="发布约稿"
      note={keptAt === null ? undefined : `草稿 ${formatTime(keptAt)} 已自动保存`}
      submit="发布约稿"
      foot="发布后可在“约稿管理”里关闭或延期"
      form={form}
      box={box}
      isSending={isSending}
      areTermsLocked={false}
      applicants={0}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}

function NewForm(props: Omit<PublishFormProps, 'start' | 'isKept'>) {
  const [start] = useState(() => readBountyDraft(readSession()?.user.id ?? 0) ?? emptyDraft());
  return <PublishForm {...props} start={start} isKept />;
}

/** One's own that is over, published once more with another day. */
function AgainForm({ id, ...props }: Omit<PublishFormProps, 'start' | 'isKept'> & { id: number }) {
  const { data: bounty, isError, error, isFetching, refetch } = useQuery(bountyQuery(id));
  if (bounty) return <PublishForm {...props} start={againOf(bounty)} isKept={false} />;
  if (!isError) return <DetailSkeleton />;
  return (
    <ErrorState
      title="加载约稿信息失败"
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
      className="my-auto"
    />
  );
}

type PublishDialogProps = { id: number; open: boolean; onClose: () => void; onClosed: () => void };

export function PublishDialog({ id, open, onClose, onClosed }: PublishDialogProps) {
  const [isBusy, setBusy] = useState(false);
  return (
    <WideDialog open={open} onClose={onClose} onClosed={onClosed} label="发布约稿" dismissible={!isBusy}>
      {id === 0 ? (
        <NewForm onBusy={setBusy} onClose={onClose} />
      ) : (
        <AgainForm key={id} id={id} onBusy={setBusy} onClose={onClose} />
      )}
    </WideDialog>
  );
}
