/** What people agree to, and which versions of it there have been. */
export const legalKinds = ['terms', 'privacy'] as const;
export type LegalKind = (typeof legalKinds)[number];

export const legalNames: Readonly<Record<LegalKind, string>> = {
  terms: '用户协议',
  privacy: '隐私政策',
};

export const legalPaths: Readonly<Record<LegalKind, string>> = {
  terms: '/terms',
  privacy: '/privacy',
};

/** The day it holds from, and what has changed against the one before. */
export type LegalVersion = { version: number; from: string; changes: string };

/** The latest comes last; none is ever taken out or rewritten, since people have agreed to it. */
export const legalVersions: Readonly<Record<LegalKind, readonly LegalVersion[]>> = {
  terms: [{ version: 1, from: '2026-11-17', changes: '第一版。' }],
  privacy: [{ version: 1, from: '2026-11-17', changes: '第一版。' }],
};

export function latestOf(kind: LegalKind, versions = legalVersions): LegalVersion {
  const latest = versions[kind].at(-1);
  if (!latest) throw new Error(`there is no version of ${kind}`);
  return latest;
}
