export type ComingSoonCopy = { about: string; action: { to: string; label: string } };

const toHome = { to: '/home', label: '回到首页' };
const toEvents = { to: '/events', label: '看看全部活动' };
const toProfile = { to: '/profile/info', label: '回到个人资料' };

/** What a screen will be for, said in one sentence, and where to go meanwhile. By the path of the route table. */
export const comingSoonCopy: Readonly<Record<string, ComingSoonCopy>> = {
  '/events': { about: '征集、竞赛和限时创作。', action: toHome },
  '/events/:id': { about: '一场活动的主题、规则、日程和作品。', action: toEvents },
  '/events/:id/register': { about: '填写报名信息，准备参赛。', action: toEvents },
  '/events/:id/submission/:submissionId': { about: '提交或查看一件参赛作品。', action: toEvents },
  '/events/:id/vote': { about: '为喜欢的参赛作品投票。', action: toEvents },
  '/events/:id/voting': { about: '投票的实时进展。', action: toEvents },

  '/profile/proxy': { about: '让你信任的人替你接单和沟通。', action: toProfile },
};
