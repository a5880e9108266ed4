import type { Invitee } from '@zaojie/contract/invites/invite.endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { messageOf } from '../../api/client.ts';
import { formatDay, formatFullTime } from '../../text/dates.ts';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { LoadMore } from '../../ui/feedback/load-more.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { Avatar } from '../../ui/media/avatar.tsx';
import { inviteesQuery } from './invite-queries.ts';

function Row({ invitee, points }: { invitee: Invitee; points: number }) {
  const { id, nickname, avatar, joined_at: at, counted_at: counted } = invitee;
  return (
    <li className="grid min-h-15 grid-cols-[36px_minmax(0,1fr)_auto] items-center gap-3 border-t border-line">
      <Avatar name={nickname} src={avatar} size={36} />
      <div className="min-w-0">
        <Link to={`/user/${id}`} className="block truncate hover:text-brand-ink">
          {nickname}
        </Link>
        <time dateTime={at} title={formatFullTime(at)} className="text-13 text-ink-3">
          {formatDay(at)}加入
        </time>
      </div>
      <span className="text-13 text-ink-3">
        {counted === null ? '还没有发帖' : `${formatDay(counted)}发了首帖，经验 +${points}`}
      </span>
    </li>
  );
}

export function InviteeList({ points }: { points: number }) {
  const list = useInfiniteQuery(inviteesQuery);
  const people = (list.data?.pages ?? []).flatMap((page) => page.data);
  return (
    <section aria-labelledby="invitees">
      <h2 id="invitees" className="mb-2 text-16">
        邀请来的人
      </h2>
      <ul>
        {people.map((invitee) => (
          <Row key={invitee.id} invitee={invitee} points={points} />
        ))}
      </ul>
      {list.isSuccess && people.length === 0 ? (
        <p className="border-t border-line pt-4 text-ink-2">还没有人带着你的邀请码来。</p>
      ) : null}
      {list.isPending ? (
        <SkeletonGroup className="grid gap-4 border-t border-line pt-3">
          {['a', 'b', 'c'].map((key) => (
            <Skeleton key={key} width="100%" height={36} />
          ))}
        </SkeletonGroup>
      ) : null}
      {list.isError && people.length === 0 ? (
        <InlineError
          text={messageOf(list.error, '名单没有取到')}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : null}
      <LoadMore list={list} />
    </section>
  );
}
