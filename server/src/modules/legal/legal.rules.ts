import type { PendingText } from '@zaojie/contract/legal/legal.endpoints';
import { latestOf, legalKinds, legalNames, legalVersions } from '@zaojie/contract/legal/legal-versions';
import type { Consent } from './legal.queries.ts';

/** What somebody agrees to who registers today. */
export const latestConsents = (): Consent[] =>
  legalKinds.map((kind) => ({ kind, version: latestOf(kind).version }));

/** What there is that somebody hasn't agreed to yet. */
export function pendingOf(consents: readonly Consent[], versions = legalVersions): PendingText[] {
  return legalKinds.flatMap((kind) => {
    const latest = latestOf(kind, versions);
    const accepted = consents.find((consent) => consent.kind === kind)?.version ?? null;
    if (accepted !== null && accepted >= latest.version) return [];
    return [{ kind, name: legalNames[kind], ...latest, accepted_version: accepted }];
  });
}
