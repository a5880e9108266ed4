export const verificationKinds = {
  personal: '个人认证',
  creator: '创作者认证',
  enterprise: '企业认证',
} as const;
export type VerificationKind = keyof typeof verificationKinds;
export const verificationKindNames = [
  'personal',
  'creator',
  'enterprise',
] as const satisfies readonly VerificationKind[];

export const verificationStates = {
  pending: '审核中',
  accepted: '已通过',
  rejected: '未通过',
  withdrawn: '已撤回',
  revoked: '已取消',
} as const;
export type VerificationState = keyof typeof verificationStates;
export const verificationStateNames = [
  'pending',
  'accepted',
  'rejected',
  'withdrawn',
  'revoked',
] as const satisfies readonly VerificationState[];

const MB = 1024 * 1024;

export const verificationLimits = {
  documentBytes: 8 * MB,
  documentTypes: ['jpg', 'png', 'webp', 'pdf'],
  documents: { personal: [1, 3], creator: [2, 6], enterprise: [1, 3] },
  /** Sent and not handed in yet. */
  looseDocuments: 12,
  reasonMax: 200,
  nameMax: 30,
  companyMax: 60,
  portfolioMax: 200,
  statementMax: 500,
  pageSize: 10,
  /** So many days after it is over, papers and particulars are destroyed. */
  keptDays: 30,
  /** An answer may be expected within so many days. */
  answerDays: 3,
} as const;

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** Eighteen places, the last of which follows from the others. */
export function isIdNumber(number: string): boolean {
  if (!/^\d{17}[\dX]$/.test(number)) return false;
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(number[place]), 0);
  return number[17] === '10X98765432'[sum % 11];
}

/** 统一社会信用代码: digits and capitals without I, O, S, V and Z. */
export const licenceNumber = /^[0-9A-HJ-NP-RTUW-Y]{18}$/;
