import type { ManagedPerson } from '@zaojie/contract/sanctions/sanction.endpoints';
import { sanctionKinds, sanctionLimits, type SanctionKind } from '@zaojie/contract/sanctions/sanction-words';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDate, formatFullTime } from '../../text/dates.ts';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import { Button, TextButton } from '../../ui/form/button.tsx';
import { Avatar } from '../../ui/media/avatar.tsx';
import { StatusLabel } from '../../ui/text/label.tsx';
import { SanctionDialog } from './sanction-dialog.tsx';
import { useSanctions } from './use-sanctions.ts';

type Sanction = ManagedPerson['sanctions'][number];

function Holding({ sanction, onLift }: { sanction: Sanction; onLift: () => void }) {
  const { kind_label: label, until, reason, imposed_by: by } = sanction;
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-13 text-ink-2">
      <StatusLabel tone="danger">{label}</StatusLabel>
      <span>{until === null ? '不限期' : `至 ${formatFullTime(until).slice(0, 16)}`}</span>
      <span className="min-w-0 break-words">
        {reason}（{by}）
      </span>
      <TextButton onClick={onLift}>解除{label}</TextButton>
    </li>
  );
}

export function PersonRow({ person }: { person: ManagedPerson }) {
  const [imposing, setImposing] = useState<SanctionKind | null>(null);
  const [lifting, setLifting] = useState<Sanction | null>(null);
  const { impose, lift } = useSanctions(person.id);
  const kinds = (['mute', 'ban'] as const).filter((kind) => person.can[kind]);
  return (
    <li
      aria-label={person.nickname}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-3 border-line px-6 py-4 not-first:border-t max-md:grid-cols-1 max-md:px-4"
    >
      <div className="flex min-w-0 items-start gap-3">
        <Avatar name={person.nickname} src={person.avatar} size={40} />
        <div className="min-w-0">
          <Link to={`/user/${person.id}`} className="block truncate font-medium hover:text-brand-ink">
            {person.nickname}
          </Link>
          <p className="truncate text-13 text-ink-3">
            {person.username} · {person.post_count} 篇帖子 · {formatDate(person.created_at)} 注册
          </p>
          {person.sanctions.length > 0 ? (
            <ul className="mt-2 grid gap-1.5">
              {person.sanctions.map((sanction) => (
                <Holding key={sanction.id} sanction={sanction} onLift={() => setLifting(sanction)} />
              ))}
            </ul>
          ) : null}
        </div>
      </div>
      {kinds.length > 0 ? (
        <div className="flex justify-end gap-2.5 max-md:*:flex-1">
          {kinds.map((kind) => (
            <Button key={kind} onClick={() => setImposing(kind)}>
              {sanctionKinds[kind]}
            </Button>
          ))}
        </div>
      ) : null}
      {imposing === null ? null : (
        <SanctionDialog
          kind={imposing}
          nickname={person.nickname}
          onConfirm={(terms) => impose(imposing, terms)}
          onClose={() => setImposing(null)}
        />
      )}
      {lifting === null ? null : (
        <ReasonDialog
          title={`解除${lifting.kind_label}`}
          description={`${person.nickname}会收到通知，理由写进审计记录。`}
          maxLength={sanctionLimits.reasonMax}
          missing="请填写理由"
          confirmText="解除"
          onConfirm={(reason) => lift(lifting.id, reason)}
          onClose={() => setLifting(null)}
        />
      )}
    </li>
  );
}
