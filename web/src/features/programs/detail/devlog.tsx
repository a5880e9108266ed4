import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { removeDevlog } from '@zaojie/contract/programs/program.endpoints';
import type { ProgramDetail, ProgramDevlog } from '@zaojie/contract/programs/program.schemas';
import { bracketed } from '@zaojie/contract/titles';
import { Bell, BellRing, Heart, MessageCircle, PenLine } from 'lucide-react';
import { Link } from 'react-router';
import { call, messageOf } from '../../../api/client.ts';
import { formatDay } from '../../../text/dates.ts';
import { formatCount } from '../../../text/numbers.ts';
import { classNames } from '../../../ui/class-names.ts';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadMore } from '../../../ui/feedback/load-more.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button, TextButton } from '../../../ui/form/button.tsx';
import { openLightbox } from '../../../ui/media/lightbox.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';
import { devlogsQuery, programKeys } from '../program-queries.ts';
import { useWriteDevlog } from '../use-write-devlog.ts';
import { PickDevlog } from './pick-devlog.tsx';
import { useFollowProject } from './use-follow-project.ts';

const SHOWN_PICTURES = 2;
const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;

function useTakeOut(projectId: number) {
  const client = useQueryClient();
  return async ({ post_id: postId, title }: ProgramDevlog) => {
    const isSure = await dialog.confirm({
      title: '从日志里拿掉',
      message: `${bracketed(title)}还会留在社区里，只是不再出现在这个项目的日志中。`,
      confirmText: '拿掉',
    });
    if (!isSure) return;
    try {
      await call(removeDevlog, { body: { id: projectId, post_id: postId } });
      toast.success('已从日志里拿掉');
    } catch (error) {
      toast.error(messageOf(error, '没有拿掉，请重试'));
    } finally {
      void client.invalidateQueries({ queryKey: programKeys.devlogs(projectId) });
      void client.invalidateQueries({ queryKey: programKeys.detail(projectId) });
    }
  };
}

function Pictures({ pictures }: { pictures: ProgramDevlog['pictures'] }) {
  const shown = pictures.slice(0, SHOWN_PICTURES);
  if (shown.length === 0) return null;
  return (
    <div
      className={classNames(
        'mt-2.5 grid max-w-130 gap-1 overflow-hidden rounded-img',
        shown.length > 1 && 'grid-cols-2',
      )}
    >
      {shown.map((picture, place) => (
        <button
          key={picture.url}
          type="button"
          aria-label={`放大第 ${place + 1} 张图`}
          onClick={() => openLightbox(pictures, place)}
          className="relative h-42 cursor-zoom-in -outline-offset-2 max-md:h-30"
        >
          <Picture {...pictureSource(picture, '')} sizes="260px" className="rounded-none" />
          {place === SHOWN_PICTURES - 1 && pictures.length > SHOWN_PICTURES ? (
            <span className="absolute right-2 bottom-2 rounded-sm bg-scrim px-2 text-12 leading-5.5 text-on-scrim">
              共 {pictures.length} 张
            </span>
          ) : null}
        </button>
      ))}
    </div>
  );
}

type EntryProps = { entry: ProgramDevlog; isLatest: boolean; isLast: boolean; onTakeOut: () => void };

function Entry({ entry, isLatest, isLast, onTakeOut }: EntryProps) {
  return (
    <li className="relative grid grid-cols-[92px_minmax(0,1fr)] gap-x-9 pb-6 max-md:grid-cols-1 max-md:pl-6">
      <span
        aria-hidden="true"
        className={classNames(
          'absolute top-2 left-26.5 z-1 size-2.25 rounded-full border-[1.5px] max-md:left-0.5',
          isLatest ? 'border-brand bg-brand ring-4 ring-brand-tint' : 'border-ink-4 bg-paper',
        )}
      />
      {isLast ? null : (
        <span
          aria-hidden="true"
          className="absolute top-4 -bottom-2 left-27.5 w-px bg-line-2 max-md:left-1.5"
        />
      )}
      <time
        dateTime={entry.created_at}
        className="text-right text-13 leading-6.5 whitespace-nowrap text-ink-3 max-md:text-left"
      >
        {formatDay(entry.created_at)}
      </time>
      <div className="min-w-0">
        <h3 className="text-16 break-words">
          <Link to={`/post/${entry.post_id}`} className="rounded-sm hover:text-brand-ink">
            {entry.title}
          </Link>
        </h3>
        <p className="line-clamp-3 break-words whitespace-pre-line text-ink-2">{entry.excerpt}</p>
        <Pictures pictures={entry.pictures} />
        <p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-13 text-ink-3">
          <Link to={`/user/${entry.author.id}`} className="rounded-sm hover:text-brand-ink">
            {entry.author.nickname}
          </Link>
          <span className="inline-flex items-center gap-1.5">
            <Heart {...icon} />
            <span className="sr-only">赞</span>
            {formatCount(entry.like_count)}
          </span>
          <Link
            to={`/post/${entry.post_id}#comments`}
            aria-label={`评论，${entry.comment_count}`}
            className="inline-flex items-center gap-1.5 rounded-sm hover:text-brand-ink"
          >
            <MessageCircle {...icon} />
            {formatCount(entry.comment_count)}
          </Link>
          {entry.can.remove ? (
            <TextButton className="text-ink-3! hover:text-ink!" onClick={onTakeOut}>
              拿掉
            </TextButton>
          ) : null}
        </p>
      </div>
    </li>
  );
}

function FollowNews({ project }: { project: ProgramDetail }) {
  const { isFollowed, toggle } = useFollowProject(project);
  if (!project.can.follow && !isFollowed) return null;
  return (
    <Button
      size="small"
      look={isFollowed ? 'tint' : 'quiet'}
      aria-pressed={isFollowed}
      icon={isFollowed ? <BellRing {...icon} /> : <Bell {...icon} />}
      onClick={() => void toggle()}
    >
      {isFollowed ? '有更新会告诉你' : '有更新时告诉我'}
    </Button>
  );
}

function Entries({ project }: { project: ProgramDetail }) {
  const list = useInfiniteQuery(devlogsQuery(project.id));
  const takeOut = useTakeOut(project.id);
  const entries = (list.data?.pages ?? []).flatMap((page) => page.data);
  if (list.isPending) {
    return (
      <SkeletonGroup className="grid gap-4">
        <Skeleton width="40%" height={18} />
        <Skeleton width="90%" />
        <Skeleton width="70%" />
      </SkeletonGroup>
    );
  }
  if (list.isError && entries.length === 0) {
    return (
      <ErrorState
        title="获取开发日志失败"
        error={list.error}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (entries.length === 0) {
    return (
      <p className="text-ink-3">
        {project.can.add_devlog ? '还没有日志。写一篇，关注的人就会知道进展。' : '还没有日志。'}
      </p>
    );
  }
  return (
    <>
      <ol aria-label="开发日志">
        {entries.map((entry, place) => (
          <Entry
            key={entry.post_id}
            entry={entry}
            isLatest={place === 0}
            isLast={place === entries.length - 1}
            onTakeOut={() => void takeOut(entry)}
          />
        ))}
      </ol>
      <LoadMore list={list} />
    </>
  );
}

/** How it goes, told in posts of the community. */
export function Devlog({ project }: { project: ProgramDetail }) {
  const write = useWriteDevlog();
  const { devlog_count: count, follower_count: followers } = project;
  return (
    <section aria-labelledby="project-devlog" className="min-w-0">
      <div className="mb-5 flex flex-wrap items-baseline gap-x-3 gap-y-1 max-md:mb-4">
        <h2 id="project-devlog" className="text-22 max-md:text-20">
          开发日志
        </h2>
        <p className="text-13 text-ink-3">
          {formatCount(count)} 篇{followers > 0 ? `，${formatCount(followers)} 人关注` : ''}
        </p>
        <span className="ml-auto flex gap-2 self-center">
          {project.can.add_devlog ? (
            <>
              <PickDevlog project={project} />
              <Button size="small" icon={<PenLine {...icon} />} onClick={() => void write(project)}>
                写日志
              </Button>
            </>
          ) : null}
          {project.is_member || project.is_owner ? null : <FollowNews project={project} />}
        </span>
      </div>
      <Entries project={project} />
    </section>
  );
}
