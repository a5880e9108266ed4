import type { Profile } from '@zaojie/contract/profiles/profile.schemas';
import { Brush, Building2, CalendarDays, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMonth } from '../../text/dates.ts';
import { later } from '../../ui/feedback/later.tsx';
import { Avatar } from '../../ui/media/avatar.tsx';
import { LevelLabel } from '../../ui/text/label.tsx';
import { NO_BIO } from '../users/no-bio.ts';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileBanner } from './profile-banner.tsx';
import { ProfileStats } from './profile-stats.tsx';
import { backgroundWords, nameOf } from './shown-profile.ts';

const NOT_LOADED = '编辑工具没有加载出来';
const EditBio = later(async () => (await import('./edit/edit-bio.tsx')).EditBio, NOT_LOADED);
const EditAvatar = later(async () => (await import('./edit/edit-pictures.tsx')).EditAvatar, NOT_LOADED);
const EditBackground = later(
  async () => (await import('./edit/edit-pictures.tsx')).EditBackground,
  NOT_LOADED,
);

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

function Facts({ profile }: { profile: Profile }) {
  const words = backgroundWords(profile);
  return (
    <p className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-13 text-ink-3 [&_svg]:mr-1.5 [&_svg]:inline [&_svg]:align-[-3px]">
      {profile.city === '' ? null : (
        <span className="min-w-0 break-words">
          <MapPin {...icon} />
          {profile.city}
        </span>
      )}
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
        {formatMonth(profile.created_at)}加入
      </span>
    </p>
  );
}

function Face({ profile }: { profile: Profile }) {
  const name = nameOf(profile);
  const face = (
    <Avatar
      name={name}
      src={profile.avatar}
      alt={`${name}的头像`}
      size={128}
      className="bg-surface-2 ring-4 ring-paper @max-xl:size-21! @max-xl:text-[36px]!"
    />
  );
  return (
    <div className="relative -mt-11 h-34 @max-xl:-mt-8.5 @max-xl:h-23">
      {profile.can.edit ? (
        <EditAvatar userId={profile.id} room={face}>
          {face}
        </EditAvatar>
      ) : (
        face
      )}
    </div>
  );
}

function Bio({ profile: { id, bio, can } }: { profile: Profile }) {
  const words = (
    <p className="mt-1.5 text-15 leading-text break-words whitespace-pre-line text-ink-2">
      {bio.trim() || NO_BIO}
    </p>
  );
  if (!can.edit) return words;
  return <EditBio userId={id} bio={bio} room={words} />;
}

type ProfileHeaderProps = {
  profile: Profile;
  /** Beside the name: what was verified. */
  marks?: ReactNode;
  facts?: ReactNode;
};

/**
 * Background, face, name, what they say of themselves, counts, and what can be done; one's own is changed in place, with code
 * that nobody else fetches.
 */
export function ProfileHeader({ profile, marks, facts }: ProfileHeaderProps) {
  const banner = <ProfileBanner profile={profile} />;
  return (
    <>
      {profile.can.edit ? (
        <EditBackground profile={profile} room={banner}>
          {banner}
        </EditBackground>
      ) : (
        banner
      )}
      {/* As narrow as a phone where it stands beside the profile area's own list. */}
      <div className="@container">
        <header className="grid grid-cols-[136px_minmax(0,1fr)_auto] gap-x-6 px-6 max-lg:grid-cols-[136px_minmax(0,1fr)] @max-xl:grid-cols-[92px_minmax(0,1fr)] @max-xl:gap-x-3 @max-xl:px-0">
          <Face profile={profile} />
          <div className="min-w-0 pt-4.5 @max-xl:contents">
            <h1 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-28 leading-[1.3] break-all @max-xl:min-h-14 @max-xl:self-start @max-xl:pt-2.5 @max-xl:text-22">
              {nameOf(profile)}
              {marks}
              <LevelLabel score={profile.level} />
            </h1>
            <div className="@max-xl:col-span-full">
              <Bio profile={profile} />
              <Facts profile={profile} />
              {facts}
            </div>
          </div>
          <ProfileActions
            profile={profile}
            className="flex flex-wrap items-start justify-end gap-2 pt-5 max-lg:col-start-2 max-lg:justify-start max-lg:pt-4 @max-xl:col-span-full @max-xl:items-center @max-xl:justify-end"
          />
          <ProfileStats profile={profile} />
        </header>
      </div>
    </>
  );
}
