import { useQueryClient } from '@tanstack/react-query';
import type { Profile } from '@zaojie/contract/profiles/profile.schemas';
import { useLive } from '../../api/live/live-bus.ts';
import { useSession } from '../../api/session.ts';
import { followersNow, useFollowNews } from '../users/follow-news.ts';
import { useShownPerson } from '../users/use-shown-person.ts';
import { profileKeys } from './profile-queries.ts';

/** A profile with what happened since it was fetched: one's own new face, a follow pressed a moment ago. */
export function useShownProfile(profile: Profile): Profile {
  const shown = useShownPerson(profile.id, profile);
  const { is_followed, followers_count, stats } = profile;
  const isFollowedNow = useFollowNews(profile.id, is_followed);
  const fans = followersNow({ followers_count, is_followed }, isFollowedNow);
  return { ...shown, followers_count: fans, stats: { ...stats, fans_count: fans } };
}

/** One's own page follows what others do to its counts. */
export function useLiveProfile(userId: number): void {
  const client = useQueryClient();
  const isOwn = useSession()?.user.id === userId;
  useLive((frame) => {
    if (isOwn && frame.type === 'account') {
      void client.invalidateQueries({ queryKey: profileKeys.one(userId) });
    }
  });
}

export function nameOf({ nickname, username }: Pick<Profile, 'nickname' | 'username'>): string {
  return nickname || username;
}

/** Where nobody says anything of their background, the field holds the picture's address. */
export function backgroundWords(profile: Pick<Profile, 'background' | 'backgroundInfo'>): string {
  return profile.backgroundInfo === profile.background ? '' : profile.backgroundInfo;
}
