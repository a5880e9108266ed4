export type ComingSoonCopy = { about: string; action: { to: string; label: string } };

const toProfile = { to: '/profile/info', label: '回到个人资料' };

/** What a screen will be for, said in one sentence, and where to go meanwhile. By the path of the route table. */
export const comingSoonCopy: Readonly<Record<string, ComingSoonCopy>> = {
  '/profile/proxy': { about: '让你信任的人替你接单和沟通。', action: toProfile },
};
