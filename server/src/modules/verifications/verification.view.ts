import {
  verificationKindNames,
  verificationKinds,
  verificationStates,
} from '@zaojie/contract/verifications/verification-words';
import type {
  AdminVerification,
  OwnVerification,
  Verification,
} from '@zaojie/contract/verifications/verification.schemas';
import type { Viewer } from '../../frame/context.ts';
import { movesFor } from '../../frame/state-machine/decide.ts';
import { linesOf, unsealParticulars } from './particulars.ts';
import type { AdminRow, ShownVerification } from './verification.queries.ts';
import { answerBy, mayRead, verificationTable } from './verification.rules.ts';
import type { Verified } from './verified.queries.ts';

export const viewVerification = (row: ShownVerification): Verification => ({
  id: row.id,
  kind: row.kind,
  kind_label: verificationKinds[row.kind],
  state: row.state,
  state_label: verificationStates[row.state],
  shown_as: row.shown_as,
  reason: row.reason,
  documents: row.documents,
  created_at: row.created_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
  answer_by: row.state === 'pending' ? answerBy(row.created_at).toISOString() : null,
});

/** All kinds, those never asked for too. */
export function viewOwn(rows: readonly ShownVerification[], verified: Verified): OwnVerification[] {
  return verificationKindNames.map((kind) => {
    const latest = rows.find((row) => row.kind === kind) ?? null;
    return {
      kind,
      kind_label: verificationKinds[kind],
      is_verified: verified[kind],
      latest: latest && viewVerification(latest),
      can: {
        apply: latest === null || (latest.state !== 'pending' && latest.state !== 'accepted'),
        withdraw: latest?.state === 'pending',
      },
    };
  });
}

export function viewForAdmin(row: AdminRow, viewer: Viewer, secret: string): AdminVerification {
  const subject = { state: row.state, isOwn: row.user_id === viewer.userId };
  const may = movesFor(verificationTable, subject, 'admin');
  const reads =
    !subject.isOwn && mayRead({ userId: row.user_id, state: row.state, decidedBy: row.decided_by }, viewer);
  const content = reads && row.secret ? unsealParticulars(secret, row.user_id, row.secret) : null;
  return {
    ...viewVerification({ ...row, documents: reads ? row.documents : [] }),
    user: {
      id: row.user_id,
      nickname: row.nickname,
      avatar: row.avatar,
      created_at: row.joined_at.toISOString(),
    },
    particulars: content ? linesOf(content) : [],
    same_elsewhere: row.same_elsewhere,
    decided_by: row.decider,
    can: {
      accept: may.includes('accept'),
      reject: may.includes('reject'),
      revoke: may.includes('revoke'),
    },
  };
}
