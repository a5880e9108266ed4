export const banAppealStates = { open: '待处理', lifted: '已解除', kept: '维持封禁' } as const;
export type BanAppealState = keyof typeof banAppealStates;
export const banAppealStateNames = Object.keys(banAppealStates) as [BanAppealState, ...BanAppealState[]];

export const banAppealLimits = { wordsMax: 500, answerMax: 200, pageSize: 20, tokenMinutes: 60 } as const;
