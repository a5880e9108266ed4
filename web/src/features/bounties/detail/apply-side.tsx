import { applyAvailability } from '@zaojie/contract/bounties/bounty-availability';
import type { BountyDetail } from '@zaojie/contract/bounties/bounty.schemas';
import { useNow } from '../../../hooks/use-now.ts';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { ApplyForm } from '../apply/apply-form.tsx';
import { MANAGEMENT_PATH, receivedPath, useBountyDialog } from '../bounty-address.ts';
import { OwnApplication } from './own-application.tsx';
import { SimilarBounties } from './similar-bounties.tsx';

function OwnerSide({ bounty, label }: { bounty: BountyDetail; label: string }) {
  const { open } = useBountyDialog('edit');
  const counts = bounty.application_counts;
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-18">你发布的约稿</h2>
      {counts ? (
        <p className="text-ink-2">
          {counts.all} 人应征，{counts.unread} 份未读，{counts.shortlisted} 位候选
        </p>
      ) : null}
      <Button block size="large" disabled>
        {label}
      </Button>
      <ButtonLink to={receivedPath(bounty.id)} look="primary" block>
        看应征
      </ButtonLink>
      <div className="flex gap-2.5 *:flex-1">
        {bounty.can.edit ? <Button onClick={() => open(String(bounty.id))}>编辑约稿</Button> : null}
        <ButtonLink to={MANAGEMENT_PATH}>去约稿管理</ButtonLink>
      </div>
    </section>
  );
}

/** The right side: the form, or what stands there instead. */
export function ApplySide({ bounty }: { bounty: BountyDetail }) {
  const { state, label } = applyAvailability(bounty, useNow());
  if (state === 'owner') return <OwnerSide bounty={bounty} label={label} />;
  if (bounty.my_application_id !== null && (state === 'applied' || bounty.has_applied)) {
    return <OwnApplication id={bounty.my_application_id} />;
  }
  if (state === 'free') {
    return (
      <section className="grid grid-cols-1 gap-5">
        <h2 className="text-18">应征这个约稿</h2>
        <ApplyForm key={bounty.id} bounty={bounty} place="detail" onApplied={() => undefined} />
      </section>
    );
  }
  return (
    <section>
      <Button block size="large" disabled>
        {label}
      </Button>
      {state === 'closed' ? (
        <div className="max-[1000px]:hidden">
          <SimilarBounties bounties={bounty.similar} />
        </div>
      ) : null}
    </section>
  );
}
