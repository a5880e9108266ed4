import type { Profile, ProfileStats } from '@zaojie/contract/profiles/profile.schemas';
import { Brush, Building2, CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '../../text/numbers.ts';
import { Avatar } from '../../ui/media/avatar.tsx';
import { LevelLabel } from '../../ui/text/label.tsx';
import { NO_BIO } from '../users/no-bio.ts';
import { VerificationIcons } from '../users/verification-icons.tsx';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileBanner } from './profile-banner.tsx';
import { backgroundWords, nameOf } from './shown-profile.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

const COUNTS: readonly [keyof ProfileStats, string][] = [
  ['works_count', '作品'],
  ['posts_count', '帖子'],
  ['fans_count', '粉丝'],
  ['follow_count', '关注'],
  ['likes_count', '获赞'],
];

function Stats({ stats }: { stats: ProfileStats }) {
  return (
    <dl className="col-span-full mt-4.5 flex flex-wrap gap-x-10 gap-y-2 max-lg:gap-x-6 md:col-start-2 max-md:mt-4 max-md:grid max-md:auto-cols-fr max-md:grid-flow-col max-md:gap-x-2">
      {COUNTS.map(([key, label]) => (
        <div
          key={key}
          className="flex flex-row-reverse items-baseline gap-1.5 max-md:flex-col-reverse max-md:items-center max-md:gap-0"
        >
          <dt className="text-13 whitespace-nowrap text-ink-3">{label}</dt>
          <dd className="text-22 leading-ui font-semibold tabular-nums max-md:text-18">
            {formatCount(stats[key])}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The months of this town, which all read in the same zone. */
const joined = new Intl.DateTimeFormat('zh-CN', {
  year: 'numeric',
  month: 'numeric',
  timeZone: 'Asia/Shanghai',
});
function joinedIn(createdAt: string): string {
  const parts = joined.formatToParts(new Date(createdAt));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}年${part('month')}月加入`;
}

function Facts({ profile }: { profile: Profile }) {
  const words = backgroundWords(profile);
  return (
    <p className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-13 text-ink-3 [&_svg]:mr-1.5 [&_svg]:inline [&_svg]:align-[-3px]">
      {words ? (
        <span className="min-w-0 break-words">
          <Brush {...icon} />
          {words}
        </span>
      ) : null}
      {profile.company ? (
        <span className="min-w-0 break-words">
          <Building2 {...icon} />
          {profile.company.name}
          {profile.company.is_verified ? '（已认证）' : ''}
        </span>
      ) : null}
      <span className="whitespace-nowrap">
        <CalendarDays {...icon} />
        {joinedIn(profile.created_at)}
      </span>
    </p>
  );
}

/** Background, face, name, what they say of themselves, counts, and what can be done. */
export function ProfileHeader({ profile, facts }: { profile: Profile; facts?: ReactNode }) {
  const name = nameOf(profile);
  return (
    <>
      <ProfileBanner profile={profile} />
      <header className="grid grid-cols-[136px_minmax(0,1fr)_auto] gap-x-6 px-6 max-md:grid-cols-[92px_minmax(0,1fr)] max-md:gap-x-3 max-md:px-0">
        <span className="relative -mt-11 h-34 max-md:-mt-8.5 max-md:h-23">
          <Avatar
            name={name}
            src={profile.avatar}
            alt={`${name}的头像`}
            size={128}
            className="bg-surface-2 ring-4 ring-paper max-md:size-21! max-md:text-[36px]!"
          />
        </span>
        <div className="min-w-0 pt-4.5 max-md:contents">
          <h1 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-28 leading-[1.3] break-all max-md:min-h-14 max-md:self-start max-md:pt-2.5 max-md:text-22">
            {name}
            <VerificationIcons
              isPersonal={profile.verified.personal}
              isCreator={profile.verified.creator}
              isBusiness={profile.verified.enterprise}
            />
            <LevelLabel score={profile.level} />
          </h1>
          <div className="max-md:col-span-full">
            <p className="mt-1.5 text-15 leading-text break-words whitespace-pre-line text-ink-2">
              {profile.bio.trim() || NO_BIO}
            </p>
            <Facts profile={profile} />
            {facts}
          </div>
        </div>
        <ProfileActions
          profile={profile}
          className="flex items-start gap-2 pt-5 max-md:col-span-full max-md:items-center max-md:pt-4"
        />
        <Stats stats={profile.stats} />
      </header>
    </>
  );
}
