export const wordLevels = { refuse: '拒绝', hold: '待审', mask: '遮盖' } as const;
export type WordLevel = keyof typeof wordLevels;
export const wordLevelNames = Object.keys(wordLevels) as [WordLevel, ...WordLevel[]];

export const wordLimits = {
  wordMax: 50,
  most: 10_000,
  importMax: 10_000,
  textMax: 10_000,
  pageSize: 50,
} as const;
