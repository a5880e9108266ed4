import type { AdminVerification } from '@zaojie/contract/verifications/verification.schemas';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDay, formatFullTime, formatMoment } from '../../../text/dates.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { ReasonDialog } from '../../../ui/dialog/reason-dialog.tsx';
import { DocumentChip } from '../document-chip.tsx';
import { verificationTones } from '../kind-faces.ts';
import type { useDecisions } from './use-decisions.ts';

function Person({ verification }: { verification: AdminVerification }) {
  const { user, kind_label: label, created_at: at } = verification;
  return (
    <div className="flex min-w-0 items-start gap-3">
      <Avatar name={user.nickname} src={user.avatar} size={40} />
      <div className="min-w-0">
        <Link to={`/user/${user.id}`} className="block truncate font-medium hover:text-brand-ink">
          {user.nickname}
        </Link>
        <p className="text-13 text-ink-2">{label}</p>
        <p className="text-13 text-ink-3">{formatDay(user.created_at)}加入</p>
        <time dateTime={at} title={formatFullTime(at)} className="block text-13 text-ink-3">
          {formatMoment(at)} 申请
        </time>
      </div>
    </div>
  );
}

function Papers({ verification }: { verification: AdminVerification }) {
  const { particulars, documents, shown_as: shownAs, same_elsewhere: others } = verification;
  return (
    <div className="min-w-0">
      {particulars.length === 0 ? <p className="break-words text-ink-2">{shownAs}</p> : null}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        {particulars.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-13 leading-6 text-ink-3">{label}</dt>
            <dd className="leading-6 break-words whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      {others > 0 ? <p className="mt-1.5 text-13 text-danger">另有 {others} 个账号交过同一份证件</p> : null}
      {documents.length > 0 ? (
        <ul aria-label="材料" className="mt-2.5 flex flex-wrap gap-2">
          {documents.map((document) => (
            <li key={document.id} className="max-w-full min-w-0">
              <DocumentChip document={document} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-1.5 text-13 text-ink-3">材料只给处理这份申请的管理员看，或已经销毁。</p>
      )}
    </div>
  );
}

function Outcome({ verification }: { verification: AdminVerification }) {
  const { state, state_label: label, reason, decided_by: by, decided_at: at } = verification;
  return (
    <div>
      <StatusLabel tone={verificationTones[state]}>{label}</StatusLabel>
      {at === null ? null : (
        <p className="mt-1 text-13 text-ink-3">
          {by === null ? '' : `${by}，`}
          {formatMoment(at)}
        </p>
      )}
      {reason === '' ? null : <p className="mt-1 text-13 break-words text-ink-2">{reason}</p>}
    </div>
  );
}

type ReviewRowProps = { verification: AdminVerification; decisions: ReturnType<typeof useDecisions> };

export function ReviewRow({ verification, decisions }: ReviewRowProps) {
  const [asking, setAsking] = useState<'reject' | 'revoke' | null>(null);
  const { user, can, kind_label: label } = verification;
  const isBusy = decisions.busyId === verification.id;
  return (
    <li
      aria-label={`${user.nickname} ${label}`}
      className="grid grid-cols-[minmax(0,2fr)_minmax(0,4fr)_minmax(0,2fr)] items-start gap-x-6 gap-y-3 border-line px-6 py-5 not-first:border-t max-lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] max-md:grid-cols-1 max-md:px-4"
    >
      <Person verification={verification} />
      <Papers verification={verification} />
      <div className="grid justify-items-end gap-3 max-lg:col-span-full max-md:justify-items-stretch">
        {can.accept || can.reject ? (
          <div className="flex gap-2.5 max-md:*:flex-1">
            <Button disabled={isBusy} onClick={() => setAsking('reject')}>
              驳回
            </Button>
            <Button look="primary" loading={isBusy} onClick={() => void decisions.accept(verification)}>
              通过
            </Button>
          </div>
        ) : (
          <Outcome verification={verification} />
        )}
        {can.revoke ? (
          <Button disabled={isBusy} onClick={() => setAsking('revoke')}>
            取消认证
          </Button>
        ) : null}
      </div>
      {asking === null ? null : (
        <ReasonDialog
          title={asking === 'reject' ? `驳回${label}` : `取消${label}`}
          description={
            asking === 'reject'
              ? `${user.nickname} 会看到理由，改好后可以重新申请。`
              : `${user.nickname} 名字旁的标记会消失，对方会看到理由。`
          }
          missing="请填写理由，申请人会看到"
          confirmText={asking === 'reject' ? '驳回' : '取消认证'}
          danger
          onConfirm={(words) => decisions[asking](verification, words)}
          onClose={() => setAsking(null)}
        />
      )}
    </li>
  );
}
