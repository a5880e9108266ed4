import type { Notice } from '@zaojie/contract/notifications/notification.schemas';
import { Fragment, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Ago } from '../../ui/text/ago.tsx';
import { Avatar, AvatarStack } from '../../ui/media/avatar.tsx';
import { UnreadDot } from '../../ui/text/badge.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Thumbnail } from '../uploads/thumbnail.tsx';
import { FollowBackButton } from './follow-back-button.tsx';
import { NoticeActions } from './notice-actions.tsx';
import { NoticeSign } from './notice-sign.tsx';
import { crowdOf, deedOf, quoteOf } from './notice-words.ts';

/* The deed's link covers the row; what else can be pressed lies above it. */
const COVERING_LINK =
  'after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus';

export type NoticeItemProps = { notice: Notice; onRead: (id: number) => void };

/** One row: who did what, about what, and what can be done about it from here. */
export function NoticeItem({ notice, onRead }: NoticeItemProps) {
  const [sent, setSent] = useState<string | null>(null);
  const quote = quoteOf(notice);
  const read = () => {
    if (!notice.is_read) onRead(notice.id);
  };
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3.5 border-line px-6 pt-4.5 pb-3.5 transition-colors not-first:border-t hover:bg-surface-2/50 max-md:gap-x-3 max-md:px-4 max-md:pb-1.5">
      {notice.is_read ? null : <UnreadDot className="absolute top-8.5 left-2.25 max-md:left-1.25" />}
      <Portraits notice={notice} />
      <div className="min-w-0">
        <p
          className={classNames(
            'leading-[1.6] break-words',
            notice.actors.length === 0 ? 'font-semibold' : 'text-ink-2',
          )}
        >
          <Names notice={notice} />
          {notice.link === '' ? (
            deedOf(notice)
          ) : (
            <Link to={notice.link} onClick={read} className={COVERING_LINK}>
              {deedOf(notice)}
            </Link>
          )}
        </p>
        {quote === '' ? null : <Quote notice={notice} text={quote} />}
        {sent === null ? null : <p className="mt-1 text-13 break-words text-ink-3">你回复：{sent}</p>}
      </div>
      <Side notice={notice} onRead={read} />
      {/* Beside the picture, on a phone under it. */}
      <div className="col-start-2 row-start-2 min-w-0 max-md:col-end-4">
        <NoticeActions
          notice={notice}
          onRead={read}
          onSent={setSent}
          before={<Ago at={notice.created_at} className="mr-2" />}
        />
      </div>
    </li>
  );
}

/* The second overlaps the hidden third; the room it gave up is put back. */
const TWO_ON_A_PHONE = 'max-md:pr-3 max-md:[&_:nth-child(3)]:hidden';

function Portraits({ notice }: { notice: Notice }) {
  const [first] = notice.actors;
  if (first === undefined) {
    return <NoticeSign kind={notice.subject.kind} />;
  }
  if (notice.actors.length === 1) {
    return <Avatar name={first.nickname} src={first.avatar} size={40} className="row-span-2" />;
  }
  const people = notice.actors.map(({ id, nickname, avatar }) => ({ id, name: nickname, src: avatar }));
  return (
    <span className={classNames('row-span-2', people.length > 2 && TWO_ON_A_PHONE)}>
      <AvatarStack people={people} size={40} limit={3} />
    </span>
  );
}

function Names({ notice }: { notice: Notice }) {
  if (notice.actors.length === 0) return null;
  return (
    <>
      {notice.actors.map((actor, place) => (
        <Fragment key={actor.id}>
          {place > 0 ? '、' : ''}
          <Link
            to={`/user/${actor.id}`}
            className="relative z-1 inline-block max-w-40 truncate align-bottom font-semibold text-ink hover:text-brand-ink"
          >
            {actor.nickname}
          </Link>
        </Fragment>
      ))}
      {crowdOf(notice)}{' '}
    </>
  );
}

const CALLED = /@[^\s@]+/gu;

/** The words themselves, with the names that were called in them. */
function Quote({ notice, text }: { notice: Notice; text: string }) {
  if (notice.kind === 'system') return <p className="mt-0.5 break-words text-ink-2">{text}</p>;
  const names = [...text.matchAll(CALLED)];
  const ends = names.map((name) => name.index + name[0].length);
  return (
    <blockquote className="mt-1 line-clamp-3 border-l-2 border-line-2 pl-3 text-15 break-words text-ink-2">
      {names.map((name, place) => (
        <Fragment key={name.index}>
          {text.slice(ends[place - 1] ?? 0, name.index)}
          <span className="text-brand-ink">{name[0]}</span>
        </Fragment>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </blockquote>
  );
}

/** At the right edge: the work it is about, the way back to a follower, or where a system notice leads. */
function Side({ notice, onRead }: { notice: Notice; onRead: () => void }): ReactNode {
  const [first] = notice.actors;
  if (notice.kind === 'follow' && first) {
    return (
      <span className="row-span-2 self-center max-md:row-span-1">
        <FollowBackButton userId={first.id} isFollowed={notice.is_followed} />
      </span>
    );
  }
  if (notice.kind === 'system' && notice.link !== '') {
    return (
      <ButtonLink to={notice.link} onClick={onRead} className="z-1 row-span-2 self-center max-md:hidden">
        去看看
      </ButtonLink>
    );
  }
  if (!notice.post?.cover_image) return null;
  return (
    <Thumbnail
      url={notice.post.cover_image}
      width={84}
      height={63}
      className="h-15.75 w-21 shrink-0 row-span-2 rounded-img bg-surface-3 object-cover max-md:row-span-1 max-md:size-15"
    />
  );
}
