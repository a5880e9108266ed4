// Apart from the schemas: pages that only show these don't load a validator.

/** What is made; the sub-tabs of the ranking's 竞赛. */
export const contestCategories = { music: '音乐', film: '微电影', art: '美术', code: '代码' } as const;
export type ContestCategory = keyof typeof contestCategories;
export const contestCategoryNames = Object.keys(contestCategories) as [ContestCategory, ...ContestCategory[]];

export const contestStatuses = {
  draft: '草稿',
  proposed: '待审核',
  rejected: '未通过',
  open: '报名中',
  running: '进行中',
  voting: '投票中',
  closed: '待公布',
  announced: '已结束',
  cancelled: '已取消',
} as const;
export type ContestStatus = keyof typeof contestStatuses;
export const contestStatusNames = Object.keys(contestStatuses) as [ContestStatus, ...ContestStatus[]];

/** The lists everybody reads; whatever voting has ended for is 已结束. */
export const contestTabs = { open: '报名中', running: '进行中', voting: '投票中', ended: '已结束' } as const;
export type ContestTab = keyof typeof contestTabs;
export const contestTabNames = Object.keys(contestTabs) as [ContestTab, ...ContestTab[]];

/** What the next hour of a contest is; `announced` and `cancelled` ones wait for nothing. */
export const contestSteps = {
  registration_opens: '开始报名',
  starts: '开始',
  submissions_close: '交稿截止',
  voting_closes: '投票截止',
  announces: '公布',
} as const;
export type ContestStep = keyof typeof contestSteps;
export const contestStepNames = Object.keys(contestSteps) as [ContestStep, ...ContestStep[]];

/** `submitted` is what gets voted on; a draft is its team's alone. */
export const entryStatuses = { draft: '草稿', submitted: '已提交', disqualified: '已取消资格' } as const;
export type EntryStatus = keyof typeof entryStatuses;
export const entryStatusNames = Object.keys(entryStatuses) as [EntryStatus, ...EntryStatus[]];

/** Why somebody passes an entry over; it comes back after all the others. */
export const skipReasons = {
  cannot_open: '打不开',
  not_my_field: '不熟悉这类作品',
  know_author: '认出了作者',
  later: '晚点再看',
} as const;
export type SkipReason = keyof typeof skipReasons;
export const skipReasonNames = Object.keys(skipReasons) as [SkipReason, ...SkipReason[]];
