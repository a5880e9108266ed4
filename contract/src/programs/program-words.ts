// Apart from the schemas: pages that only show these don't load a validator.

/** 阶段: how far a project is. */
export const programStages = {
  idea: '构思',
  prototype: '原型',
  developing: '开发中',
  polishing: '打磨',
  released: '已上线',
} as const;
export type ProgramStage = keyof typeof programStages;
export const programStageNames = Object.keys(programStages) as [ProgramStage, ...ProgramStage[]];

/** 引擎: what it is made with. */
export const programEngines = {
  godot: 'Godot',
  unity: 'Unity',
  unreal: 'Unreal',
  cocos: 'Cocos',
  rpgmaker: 'RPG Maker',
  renpy: "Ren'Py",
  phaser: 'Phaser',
  love: 'LÖVE',
  own: '自研',
  other: '其他',
} as const;
export type ProgramEngine = keyof typeof programEngines;
export const programEngineNames = Object.keys(programEngines) as [ProgramEngine, ...ProgramEngine[]];

/** What somebody does in a project. The first four are called as in the ranking of creators. */
export const programDisciplines = {
  '2d': '2D 美术',
  '3d': '3D 建模',
  music: '音乐音效',
  programming: '程序',
  writing: '文案',
  design: '策划',
  animation: '动画',
  test: '测试',
  other: '其他',
} as const;
export type ProgramDiscipline = keyof typeof programDisciplines;
export const programDisciplineNames = Object.keys(programDisciplines) as [
  ProgramDiscipline,
  ...ProgramDiscipline[],
];

/** How a role is paid. */
export const programPays = { paid: '有偿', share: '分成', free: '无偿' } as const;
export type ProgramPay = keyof typeof programPays;
export const programPayNames = Object.keys(programPays) as [ProgramPay, ...ProgramPay[]];

/** The first is what is shown when nothing is said. */
export const programOrders = { active: '最近更新', new: '最新', hot: '最热' } as const;
export type ProgramOrder = keyof typeof programOrders;
export const programOrderNames = Object.keys(programOrders) as [ProgramOrder, ...ProgramOrder[]];

export const programStatuses = {
  draft: '草稿',
  published: '已发布',
  archived: '已归档',
  removed: '已移除',
} as const;
export type ProgramStatus = keyof typeof programStatuses;
export const programStatusNames = Object.keys(programStatuses) as [ProgramStatus, ...ProgramStatus[]];

export const roleApplicationStatuses = {
  applied: '待处理',
  accepted: '已加入',
  declined: '未通过',
  withdrawn: '已撤回',
} as const;
export type RoleApplicationStatus = keyof typeof roleApplicationStatuses;
export const roleApplicationStatusNames = Object.keys(roleApplicationStatuses) as [
  RoleApplicationStatus,
  ...RoleApplicationStatus[],
];

/** What an owner picks from when declining; other words are welcome. */
export const roleDeclineReasons = ['已经有合适的人了', '方向不太合适', '时间对不上', '其他'] as const;

export const invitationStatuses = {
  offered: '待回复',
  accepted: '已接受',
  declined: '已谢绝',
  cancelled: '已取消',
  expired: '已过期',
} as const;
export type InvitationStatus = keyof typeof invitationStatuses;
export const invitationStatusNames = Object.keys(invitationStatuses) as [
  InvitationStatus,
  ...InvitationStatus[],
];

/** `play` runs in the browser, `download` is a file to fetch. */
export const demoKinds = { play: '网页试玩', download: '下载试玩' } as const;
export type DemoKind = keyof typeof demoKinds;
export const demoKindNames = Object.keys(demoKinds) as [DemoKind, ...DemoKind[]];
