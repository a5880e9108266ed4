import { withdrawVerification } from '@zaojie/contract/verifications/verification.endpoints';
import type { OwnVerification, Verification } from '@zaojie/contract/verifications/verification.schemas';
import { verificationLimits } from '@zaojie/contract/verifications/verification-words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, messageOf } from '../../api/client.ts';
import { useOneAtATime } from '../../hooks/use-one-at-a-time.ts';
import { formatDay } from '../../text/dates.ts';
import { classNames } from '../../ui/class-names.ts';
import { dialog } from '../../ui/dialog/dialogs.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { Button } from '../../ui/form/button.tsx';
import { StatusLabel } from '../../ui/text/label.tsx';
import { ApplyDialog } from './apply/apply-dialog.tsx';
import { DocumentChip } from './document-chip.tsx';
import { kindFaces, verificationTones } from './kind-faces.ts';
import { verificationKeys } from './verification-queries.ts';

/** 提交, 人工核对, 结果: where it stands while it waits. */
function Steps() {
  const steps = ['提交', '人工核对', '结果'];
  return (
    <ol className="mt-2.5 flex items-center text-13 text-ink-3">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === 1 ? 'step' : undefined}
          className={classNames(
            'flex items-center whitespace-nowrap',
            index === 0 && 'text-ink-2',
            index === 1 && 'font-medium text-brand-ink',
            index > 0 && 'before:mx-2.5 before:h-[1.5px] before:w-10 max-lg:before:mx-1.5 max-lg:before:w-5',
            index === 1 && 'before:bg-brand',
            index === 2 && 'before:bg-line-2',
          )}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}

function wordsOf(latest: Verification): string {
  const at = latest.decided_at ?? latest.created_at;
  switch (latest.state) {
    case 'pending':
      return `${latest.shown_as}，提交了 ${latest.documents.length} 份材料，预计 ${formatDay(latest.answer_by ?? at)}前答复。`;
    case 'accepted':
      return `${latest.shown_as}，${formatDay(at)}通过。`;
    case 'rejected':
      return `${formatDay(at)}没有通过：${latest.reason}`;
    case 'revoked':
      return `${formatDay(at)}被取消：${latest.reason}`;
    case 'withdrawn':
      return `${formatDay(at)}撤回，材料已经销毁。`;
  }
}

function Facts({ latest }: { latest: Verification }) {
  return (
    <>
      <p
        className={classNames(
          'mt-0.5 break-words',
          latest.state === 'rejected' ? 'text-danger' : 'text-ink-2',
        )}
      >
        {wordsOf(latest)}
      </p>
      {latest.state === 'pending' ? <Steps /> : null}
      {latest.documents.length > 0 ? (
        <>
          <ul aria-label="提交的材料" className="mt-3 flex flex-wrap gap-2">
            {latest.documents.map((document) => (
              <li key={document.id} className="max-w-full min-w-0">
                <DocumentChip document={document} />
              </li>
            ))}
          </ul>
          {latest.state === 'pending' ? null : (
            <p className="mt-2 text-13 text-ink-3">材料在答复 {verificationLimits.keptDays} 天后销毁。</p>
          )}
        </>
      ) : null}
    </>
  );
}

function useWithdraw(own: OwnVerification) {
  const client = useQueryClient();
  return useOneAtATime(async (id: number) => {
    const isSure = await dialog.confirm({
      title: `撤回${own.kind_label}的申请`,
      message: '材料会马上销毁，之后可以重新申请。',
      confirmText: '撤回申请',
      danger: true,
    });
    if (!isSure) return;
    try {
      const { msg } = await call(withdrawVerification, { body: { id } });
      toast.success(msg);
    } catch (error) {
      toast.error(messageOf(error, '没有撤回，请重试'));
    } finally {
      await client.invalidateQueries({ queryKey: verificationKeys.mine });
    }
  });
}

export function VerificationRow({ own }: { own: OwnVerification }) {
  const [isApplying, setApplying] = useState(false);
  const withdraw = useWithdraw(own);
  const { kind, kind_label: label, latest, can } = own;
  const { Icon, about } = kindFaces[kind];
  const isFresh = latest === null;
  return (
    <li
      aria-label={label}
      className="grid grid-cols-[48px_minmax(0,1fr)_auto] items-start gap-4 border-b border-line py-4.5 max-md:grid-cols-[40px_minmax(0,1fr)] max-md:gap-x-3 max-md:gap-y-2"
    >
      <span className="grid size-12 place-items-center rounded-full bg-surface-2 text-ink-2 max-md:size-10">
        <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-2.5 text-16 font-semibold">
          {label}
          {latest ? (
            <StatusLabel tone={verificationTones[latest.state]}>{latest.state_label}</StatusLabel>
          ) : (
            <StatusLabel tone={own.is_verified ? 'success' : 'neutral'}>
              {own.is_verified ? '已通过' : '未申请'}
            </StatusLabel>
          )}
        </h2>
        {latest ? <Facts latest={latest} /> : <p className="mt-0.5 text-ink-2">{about}</p>}
      </div>
      <div className="mt-2 flex gap-2 max-md:col-start-2 max-md:mt-0">
        {can.withdraw && latest ? (
          <Button size="small" onClick={() => void withdraw(latest.id)}>
            撤回
          </Button>
        ) : null}
        {can.apply && !(isFresh && own.is_verified) ? (
          <Button size="small" look="tint" onClick={() => setApplying(true)}>
            {isFresh ? '申请' : '重新申请'}
          </Button>
        ) : null}
      </div>
      {isApplying ? <ApplyDialog kind={kind} onClose={() => setApplying(false)} /> : null}
    </li>
  );
}
