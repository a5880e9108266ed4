export const appealStates = { open: '待处理', kept: '评价保留', removed: '评价移除' } as const;
export type AppealState = keyof typeof appealStates;
export const appealStateNames = Object.keys(appealStates) as [AppealState, ...AppealState[]];

export const appealVerdictNames = ['keep', 'remove'] as const;
export type AppealVerdict = (typeof appealVerdictNames)[number];

export const reviewAppealLimits = { wordsMax: 500, answerMax: 200, pageSize: 20 } as const;
