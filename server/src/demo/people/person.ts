/** Whom people follow depends on what they do; these are the trades of the town. */
export type Trade = 'painting' | 'design' | '3d' | 'pixel' | 'game' | 'sound' | 'words' | 'code' | 'desk';

export type Person = {
  /** Lower-case ASCII: it is its own key. */
  username: string;
  nickname: string;
  avatar: string;
  trade: Trade;
  bio: string;
  backgroundInfo: string;
  /** 1 (hardly known) to 10 (known to everybody). */
  renown: number;
  joinedMonthsAgo: number;
  /** Files in demo/pictures; nobody else has them. */
  pictures: readonly string[];
};
