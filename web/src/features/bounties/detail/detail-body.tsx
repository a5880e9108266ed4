import { SHOW_NEVER, usageLabels } from '@zaojie/contract/bounties/bounty-availability';
import type { BountyDetail } from '@zaojie/contract/bounties/bounty.schemas';
import { ChevronRight, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatAgo, formatDay, formatFullTime } from '../../../text/dates.ts';
import { Ago } from '../../../ui/text/ago.tsx';
import { openLightbox } from '../../../ui/media/lightbox.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { leftUntil, statusTone, tagsOf } from '../bounty-words.ts';

function Fact({
  name,
  value,
  note,
  isNear,
}: {
  name: string;
  value: string;
  note: string;
  isNear?: boolean;
}) {
  return (
    <div className="md:not-first:border-l md:not-first:border-line md:not-first:pl-5 max-md:border-t max-md:border-line max-md:py-3 max-md:even:border-l max-md:even:pl-5 dark:border-line-2!">
      <dt className="text-12 text-ink-3">{name}</dt>
      <dd className="text-16 font-semibold">
        {value}
        <small
          className={
            isNear ? 'block text-12 font-normal text-ochre-ink' : 'block text-12 font-normal text-ink-3'
          }
        >
          {note}
        </small>
      </dd>
    </div>
  );
}

function showWords(showFrom: string | null): string {
  if (showFrom === SHOW_NEVER) return '成稿不公开';
  return showFrom === null ? '完成后可展示' : `${formatDay(showFrom)}起可展示`;
}

function Facts({ bounty }: { bounty: BountyDetail }) {
  return (
    <dl className="mt-4.5 mb-5 grid grid-cols-4 border-b border-line dark:border-line-2 md:border-t md:py-3.5 max-md:grid-cols-2">
      <Fact name="截稿" value={formatDay(bounty.deadline)} note={leftUntil(bounty)} isNear />
      <Fact
        name="应征"
        value={`${bounty.applications_count} 人`}
        note={bounty.applications_count === 0 ? '还没有人应征' : `已读 ${bounty.viewed_count} 份`}
      />
      <Fact
        name="用途"
        value={usageLabels[bounty.usage]}
        note={`${showWords(bounty.show_from)}，${bounty.credit ? '署名' : '不署名'}`}
      />
      <Fact
        name="名额"
        value={bounty.allow_multiple ? '多位' : '1 位'}
        note={bounty.allow_multiple ? '选中后继续招募' : '不收多人'}
      />
    </dl>
  );
}

/** Uncropped in one justified row; two by two on a phone. */
function References({ bounty }: { bounty: BountyDetail }) {
  const { pictures } = bounty;
  if (pictures.length === 0) return null;
  return (
    <div className="mt-5 flex w-fit max-w-full gap-1 overflow-hidden rounded-img not-has-[>:only-child]:w-full max-md:-mx-4 max-md:grid max-md:w-auto! max-md:max-w-none max-md:grid-cols-2 max-md:rounded-none">
      {pictures.map((picture, index) => (
        <button
          key={picture.url}
          type="button"
          aria-label={`查看第 ${index + 1} 张参考图，共 ${pictures.length} 张`}
          onClick={() => openLightbox(pictures, index)}
          style={{
            flexGrow: picture.width / picture.height,
            maxWidth: pictures.length === 1 ? 480 : undefined,
          }}
          className="block min-w-0 basis-0 cursor-zoom-in -outline-offset-2 max-md:aspect-square max-md:only:col-span-2 max-md:only:aspect-auto"
        >
          <Picture
            {...pictureSource(picture)}
            fit={pictures.length > 1 && matchMedia('(max-width: 768px)').matches ? 'cover' : 'natural'}
            sizes="(max-width: 768px) 50vw, 300px"
            className="rounded-none"
          />
        </button>
      ))}
    </div>
  );
}

function hostOf(link: string): string {
  try {
    const { host, pathname } = new URL(link);
    return host + (pathname === '/' ? '' : pathname);
  } catch {
    return link;
  }
}

/** Everything that the bounty says. */
export function DetailBody({ bounty, children }: { bounty: BountyDetail; children: ReactNode }) {
  return (
    <article>
      <div className="flex flex-wrap items-center gap-1.5 md:pr-8">
        {tagsOf(bounty).map(({ text, tone }) => (
          <StatusLabel key={text} tone={tone}>
            {text}
          </StatusLabel>
        ))}
        <StatusLabel tone={statusTone(bounty.status)}>{bounty.status_label}</StatusLabel>
        <span className="text-13 text-ink-3 md:ml-1.5" title={formatFullTime(bounty.created_at)}>
          约稿 #{bounty.id} · {formatAgo(bounty.created_at)}发布
        </span>
      </div>
      <h1 className="mt-3.5 mb-1 text-28 wrap-anywhere max-md:mt-2.5 max-md:text-22">{bounty.title}</h1>
      <Money from={bounty.budget_min} to={bounty.budget_max} className="text-22" />
      <Facts bounty={bounty} />
      <p className="text-16 leading-[1.8] wrap-anywhere whitespace-pre-line text-ink-2">
        {bounty.description}
      </p>
      {bounty.notes.map((note) => (
        <blockquote key={note.id} className="mt-4 border-l-2 border-line-2 py-0.5 pl-4">
          <b className="font-medium">补充说明</b>
          <Ago at={note.created_at} className="ml-2.5 text-12 text-ink-3" />
          <p className="wrap-anywhere whitespace-pre-line text-ink-2">{note.content}</p>
        </blockquote>
      ))}
      <References bounty={bounty} />
      {bounty.reference_link === '' ? null : (
        <a
          href={bounty.reference_link}
          target="_blank"
          rel="nofollow ugc noopener noreferrer"
          className="group mt-3 flex items-center gap-3 py-2 text-ink-3"
        >
          <ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
          <span className="flex min-w-0 flex-1 gap-2.5 leading-[1.4]">
            <b className="shrink-0 font-medium text-ink">参考链接</b>
            <span className="truncate text-13 text-brand-ink underline-offset-3 group-hover:underline">
              {hostOf(bounty.reference_link)}
            </span>
          </span>
          <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
        </a>
      )}
      {children}
    </article>
  );
}
