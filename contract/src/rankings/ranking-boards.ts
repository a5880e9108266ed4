/** A board is a tab and a sub-tab of the ranking; each has a list for every period. */
export const rankingTabs = {
  creators: {
    name: '创作者',
    subs: { all: '全部', '2d': '2D 美术', '3d': '3D 建模', music: '音乐音效', programming: '程序' },
  },
  games: {
    name: '游戏',
    subs: { popular: '最受欢迎', rising: '上升最快', new: '新上架', top_rated: '评分最高' },
  },
  demos: {
    name: '试玩',
    subs: { all: '全部', action: '动作', puzzle: '解谜', role_playing: '角色扮演' },
  },
  competition: {
    name: '竞赛',
    subs: { music: '音乐', film: '微电影', art: '美术', code: '代码' },
  },
} as const;

export type RankingTab = keyof typeof rankingTabs;
/** What somebody makes. */
export type Discipline = Exclude<keyof (typeof rankingTabs)['creators']['subs'], 'all'>;

export const rankingPeriods = { week: '周', month: '月', all: '总' } as const;
export type RankingPeriod = keyof typeof rankingPeriods;

/** Places that a list keeps. */
export const RANKING_DEPTH = 1000;

export const tabNames = Object.keys(rankingTabs) as RankingTab[];
export const periodNames = Object.keys(rankingPeriods) as RankingPeriod[];
export const subNames = (tab: RankingTab): string[] => Object.keys(rankingTabs[tab].subs);

export const tabOf = (given: unknown): RankingTab => tabNames.find((tab) => tab === given) ?? 'creators';
export const periodOf = (given: unknown): RankingPeriod =>
  periodNames.find((period) => period === given) ?? 'week';

/** What isn't a sub-tab of this tab means its first. */
export function subOf(tab: RankingTab, given: unknown): string {
  const subs = subNames(tab);
  return subs.find((sub) => sub === given) ?? subs[0] ?? '';
}
