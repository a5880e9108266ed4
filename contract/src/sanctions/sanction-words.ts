export const sanctionKinds = { mute: '禁言', ban: '封禁' } as const;
export type SanctionKind = keyof typeof sanctionKinds;
export const sanctionKindNames = Object.keys(sanctionKinds) as [SanctionKind, ...SanctionKind[]];

/** How long one may last, in days; 0 is until somebody lifts it. */
export const sanctionDays = [1, 3, 7, 30, 180, 0] as const;

export const sanctionLimits = { reasonMax: 200, pageSize: 20 } as const;
