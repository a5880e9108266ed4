import { applyAvailability, isRecruiting, isUrgent } from '@zaojie/contract/bounties/bounty-availability';
import type { Bounty } from '@zaojie/contract/bounties/bounty.schemas';
import { memo } from 'react';
import { Link, useLocation } from 'react-router';
import { useNow } from '../../../hooks/use-now.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Ago } from '../../../ui/text/ago.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { AuthorAvatar } from '../../users/author-avatar.tsx';
import { useMemberOnly } from '../../users/use-member-only.ts';
import { useShownPerson } from '../../users/use-shown-person.ts';
import { useBountyDialog } from '../bounty-address.ts';
import { applicantsLine, deadlineLine, tagsOf } from '../bounty-words.ts';
import { FavoriteButton } from '../favorite-button.tsx';
import { BountyFace, EnterpriseMark } from './bounty-face.tsx';

function Publisher({ bounty }: { bounty: Bounty }) {
  const { publisher_info: publisher } = bounty;
  const { nickname } = useShownPerson(publisher.id, publisher);
  return (
    <Link
      to={`/user/${publisher.id}`}
      className="group relative z-1 flex min-w-0 flex-1 items-center gap-2.5 rounded-sm max-xs:basis-full"
    >
      <AuthorAvatar userId={publisher.id} author={publisher} size={36} />
      <span className="min-w-0">
        <span className="flex items-center gap-1">
          <span className="truncate font-medium group-hover:text-brand-ink">{nickname}</span>
          {bounty.is_enterprise ? <EnterpriseMark /> : null}
        </span>
        <span className="flex min-w-0 items-center gap-1.5 text-12 text-ink-3">
          {publisher.company === '' ? null : <span className="min-w-0 truncate">{publisher.company}</span>}
          <Ago at={bounty.created_at} className="shrink-0 whitespace-nowrap" did="发布" />
        </span>
      </span>
    </Link>
  );
}

/** Opens the form; where one can't apply it says why instead. */
export function ApplyButton({ bounty }: { bounty: Bounty }) {
  const memberOnly = useMemberOnly();
  const { open } = useBountyDialog('apply');
  const now = useNow();
  const { label, can_apply: canApply } = applyAvailability(bounty, now);
  return (
    <Button
      look="primary"
      disabled={!canApply}
      aria-label={`${label}：${bounty.title}`}
      className="relative z-1"
      onClick={() => {
        if (memberOnly({ kind: 'apply-bounty', id: bounty.id })) open(String(bounty.id));
      }}
    >
      {label}
    </Button>
  );
}

type BountyCardProps = { bounty: Bounty; /** In sight at once. */ isFirst?: boolean | undefined };

/** The whole card leads to the detail; the controls on it lie above that. */
export const BountyCard = memo(function BountyCard({ bounty, isFirst }: BountyCardProps) {
  const { searchWith } = useBountyDialog('bounty');
  const { pathname } = useLocation();
  const now = useNow();
  const isNear = isRecruiting(bounty, now) && isUrgent({ is_urgent: false, deadline: bounty.deadline }, now);
  return (
    <Card bleed className="relative flex flex-col p-5 transition-colors hover:border-line-2 max-md:p-4">
      <BountyFace
        isFirst={isFirst}
        title={
          <Link
            to={{ pathname, search: searchWith(String(bounty.id)) }}
            state={{ isOpened: true }}
            preventScrollReset
            className="after:absolute after:inset-0 after:rounded-card hover:text-brand-ink focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
          >
            {bounty.title}
          </Link>
        }
        money={<Money from={bounty.budget_min} to={bounty.budget_max} />}
        tags={tagsOf(bounty, now)}
        description={bounty.description}
        pictures={bounty.pictures}
        deadline={deadlineLine(bounty, now)}
        isNear={isNear}
        applicants={applicantsLine(bounty.applications_count)}
        foot={
          <>
            <Publisher bounty={bounty} />
            <FavoriteButton bounty={bounty} className="relative z-1" />
            <ApplyButton bounty={bounty} />
          </>
        }
      />
    </Card>
  );
});
