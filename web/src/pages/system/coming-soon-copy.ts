export type ComingSoonCopy = { about: string; action: { to: string; label: string } };

const toAssets = { to: '/assets', label: '先去素材库看看' };
const toProgram = { to: '/program', label: '看看全部项目' };
const toProfile = { to: '/profile/info', label: '回到个人资料' };

/** What a screen will be for, said in one sentence, and where to go meanwhile. By the path of the route table. */
export const comingSoonCopy: Readonly<Record<string, ComingSoonCopy>> = {
  '/program': { about: '正在做的项目，缺人的可以在这里找到同伴。', action: toAssets },
  '/program/manage': { about: '你发起和参与的项目。', action: toProgram },
  '/program/project/create': { about: '说清要做什么、缺什么人，就能发起一个项目。', action: toProgram },
  '/program/project/:id': { about: '一个项目的目标、进度和成员。', action: toProgram },
  '/program/project/:id/edit': { about: '修改项目的介绍、进度和招募。', action: toProgram },
  '/program/team/:id': { about: '一支团队的成员和做过的项目。', action: toProgram },

  '/profile/proxy': { about: '让你信任的人替你接单和沟通。', action: toProfile },
};
