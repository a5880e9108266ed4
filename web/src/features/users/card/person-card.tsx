import { useQuery } from '@tanstack/react-query';
import { getPersonCard } from '@zaojie/contract/profiles/profile.endpoints';
import type { PersonCard as Person } from '@zaojie/contract/profiles/profile.schemas';
import { MessageSquare } from 'lucide-react';
import { useId, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { call } from '../../../api/client.ts';
import { formatCount, formatYuan } from '../../../text/numbers.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { FLOATING, FLOATING_CLASS, useFloatingPlace } from '../../../ui/menu/floating.ts';
import { LevelLabel } from '../../../ui/text/label.tsx';
import { FollowButton } from '../follow-button.tsx';
import { followersNow, useFollowNews } from '../follow-news.ts';
import { NO_BIO } from '../no-bio.ts';
import { VerificationIcons } from '../verification-icons.tsx';
import type { PersonLink } from './person-link.ts';

const FRESH_MS = 60_000;

function useCard(userId: number) {
  return useQuery({
    // With the profile, so that what changes one changes the other.
    queryKey: ['profiles', userId, 'card'],
    queryFn: async ({ signal }) => (await call(getPersonCard, { query: { user_id: userId }, signal })).data,
    staleTime: FRESH_MS,
  });
}

function Counts({ person }: { person: Person }) {
  const isFollowedNow = useFollowNews(person.id, person.is_followed);
  const counts = [
    ['作品', person.works_count],
    ['粉丝', followersNow(person, isFollowedNow)],
    ['获赞', person.likes_count],
  ] as const;
  return (
    <dl className="mt-3 flex gap-5 text-13">
      {counts.map(([label, count]) => (
        <div key={label} className="flex flex-row-reverse items-baseline gap-1">
          <dt className="text-ink-3">{label}</dt>
          <dd className="font-semibold tabular-nums">{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

function CommissionLine({ commission }: Pick<Person, 'commission'>) {
  if (commission === null) return null;
  const isOn = commission.status === 'on';
  return (
    <p className="mt-2.5 flex items-center gap-3 text-13 text-ink-3">
      <span
        className={classNames(
          'flex items-center gap-1.5 font-medium before:size-1.5 before:rounded-full before:bg-current',
          isOn && 'text-success',
        )}
      >
        {isOn ? '接单中' : '暂停接单'}
      </span>
      <span>
        <b className="font-semibold text-ochre-ink">{formatYuan(commission.starting_price)}</b> 起
      </span>
    </p>
  );
}

function Actions({ person }: { person: Person }) {
  if (person.is_blocked) return <p className="mt-3 text-13 text-ink-3">你已拉黑 TA</p>;
  return (
    <div className="mt-4 flex gap-2 *:flex-1">
      <FollowButton
        userId={person.id}
        isFollowed={person.is_followed}
        canFollow={person.can.follow}
        size="medium"
        isMain
      />
      <ButtonLink
        to={`/chat/temp/${person.id}`}
        icon={<MessageSquare size={16} strokeWidth={1.75} aria-hidden="true" />}
      >
        私信
      </ButtonLink>
    </div>
  );
}

function Face({ person, nameId }: { person: Person; nameId: string }) {
  const { verified } = person;
  const name = person.nickname || person.username;
  return (
    <>
      <div className="flex items-center gap-3">
        <Link to={`/user/${person.id}`} tabIndex={-1} aria-hidden="true" className="rounded-full">
          <Avatar name={name} src={person.avatar} size={56} />
        </Link>
        <div className="flex min-w-0 flex-wrap items-center gap-x-1.5 gap-y-0.5">
          <Link
            id={nameId}
            to={`/user/${person.id}`}
            className="max-w-full truncate rounded-sm text-16 font-semibold hover:text-brand-ink"
          >
            {name}
          </Link>
          <VerificationIcons
            isPersonal={verified.personal}
            isCreator={verified.creator}
            isBusiness={verified.enterprise}
          />
          <LevelLabel score={person.level} />
        </div>
      </div>
      {person.is_blocked ? null : (
        <p className="mt-3 line-clamp-2 text-13 leading-[1.6] break-words text-ink-2">
          {person.bio.trim() || NO_BIO}
        </p>
      )}
      <Counts person={person} />
      <CommissionLine commission={person.commission} />
      <Actions person={person} />
    </>
  );
}

function Coming() {
  return (
    <SkeletonGroup>
      <div className="flex items-center gap-3">
        <Skeleton shape="circle" width={56} height={56} />
        <Skeleton width="45%" />
      </div>
      <Skeleton width="90%" className="mt-4" />
      <Skeleton width="60%" className="mt-4" />
      <Skeleton shape="block" height={36} className="mt-4" />
    </SkeletonGroup>
  );
}

/** Beside a name or a face: who that is, at a glance. Of somebody who is gone nothing is shown. */
export function PersonCard({ person, card }: { person: PersonLink; card: RefObject<HTMLElement | null> }) {
  const { data, isError } = useCard(person.userId);
  if (isError) return null;
  // What floats over a dialog belongs to it, or pressing it would close the dialog.
  return createPortal(
    <Box link={person.link} box={card} data={data} />,
    person.link.closest('[role$="dialog"]') ?? document.body,
  );
}

type BoxProps = { link: HTMLElement; box: RefObject<HTMLElement | null>; data: Person | undefined };

function Box({ link, box, data }: BoxProps) {
  const nameId = useId();
  const anchor = useRef<HTMLElement>(link);
  useFloatingPlace(anchor, box, { side: 'bottom', align: 'start', gap: 8 });
  return (
    <section
      ref={box}
      {...(data ? { 'aria-labelledby': nameId } : { 'aria-label': '名片' })}
      data-float
      {...FLOATING}
      className={classNames(
        FLOATING_CLASS,
        'block w-76 rounded-card border border-line bg-float p-4 text-14 text-ink',
      )}
    >
      {data ? <Face person={data} nameId={nameId} /> : <Coming />}
    </section>
  );
}
