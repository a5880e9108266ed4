import type { EntryCard } from '@zaojie/contract/contests/entry.schemas';
import { CircleUser } from 'lucide-react';
import { Link } from 'react-router';
import { pictureSource } from '../../../ui/media/picture-source.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { submissionPath } from '../contest-paths.ts';
import { COVERING } from '../list/contest-card.tsx';

const PAD = 3;
/** 匿名 017 until the names may be told. */
export const anonymousName = (number: number) => `匿名 ${String(number).padStart(PAD, '0')}`;

export function authorsOf({
  authors,
  team_name: team,
  number,
}: Pick<EntryCard, 'authors' | 'team_name' | 'number'>): string {
  if (authors === null) return anonymousName(number);
  return team ? team : authors.map(({ nickname }) => nickname).join('，');
}

export function EntryCover({ entry, sizes }: { entry: EntryCard; sizes: string }) {
  if (entry.cover === null) {
    return (
      <span className="grid size-full place-items-center rounded-card bg-surface-2 p-3 text-center text-13 text-ink-3">
        {entry.excerpt === '' ? entry.title : <span className="line-clamp-4">{entry.excerpt}</span>}
      </span>
    );
  }
  return <Picture {...pictureSource(entry.cover, '')} sizes={sizes} className="rounded-[inherit]!" />;
}

export function EntryTile({ entry }: { entry: EntryCard }) {
  const [first] = entry.authors ?? [];
  return (
    <article className="group relative">
      <div className="aspect-4/3 overflow-hidden rounded-card">
        <EntryCover entry={entry} sizes="(max-width: 768px) 50vw, 290px" />
      </div>
      <h3 className="mt-2 truncate text-14 font-medium group-hover:text-brand-ink">
        <Link to={submissionPath(entry.contest_id, entry.id)} className={COVERING}>
          {entry.title}
        </Link>
      </h3>
      <p className="flex items-center gap-1.5 text-12 text-ink-3">
        {first === undefined ? (
          <CircleUser size={18} strokeWidth={1.75} aria-hidden="true" />
        ) : (
          <Avatar name={first.nickname} src={first.avatar} size={20} />
        )}
        <span className="min-w-0 truncate">{entry.is_mine ? '我的作品' : authorsOf(entry)}</span>
        <span className="ml-auto shrink-0">{entry.ballot_count} 人评过</span>
      </p>
    </article>
  );
}
