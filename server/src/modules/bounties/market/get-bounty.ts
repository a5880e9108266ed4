import type { getBounty as endpoint } from '@zaojie/contract/bounties/bounty.endpoints';
import { bountyErrors } from '@zaojie/contract/bounties/bounty.errors';
import type { BountyDetail } from '@zaojie/contract/bounties/bounty.schemas';
import type { Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { canSee } from '../bounty.policy.ts';
import { viewBounty, viewLabel } from '../bounty.view.ts';
import { findDetail, listSimilar, type RecordRow } from './detail.queries.ts';

const percent = (part: number, whole: number) => (whole === 0 ? null : Math.round((part * 100) / whole));

function viewRecord(record: RecordRow | null): BountyDetail['publisher_record'] {
  if (!record) return { hired: 0, completed: 0, pays_on_time: null, reply_rate: null };
  return {
    hired: record.hired,
    completed: record.completed,
    pays_on_time: percent(record.paid_on_time, record.paid_on_time + record.paid_late),
    reply_rate: percent(record.replies_in_time, record.replies_due),
  };
}

export const getBounty: Action<typeof endpoint> = async (context, { query }) => {
  const { db, viewer } = context;
  const viewerId = viewer?.userId ?? null;
  const [row, similar] = await Promise.all([
    findDetail(db, query.id, viewerId),
    listSimilar(db, query.id, viewerId),
  ]);
  if (!row || !canSee(viewer, row)) throw new Refusal(bountyErrors.notFound);
  context.views.note('bounty', query.id, viewerId ?? context.address);
  const notes = row.notes.map((note) => ({ ...note, created_at: new Date(note.created_at).toISOString() }));
  return {
    ...viewBounty(row, viewer, context.now()),
    notes,
    agent_name: row.agent_name ?? '',
    publisher_record: viewRecord(row.record),
    viewed_count: row.viewed_count,
    my_application_id: row.my_application_id,
    application_counts: row.application_counts,
    similar: similar.map(viewLabel),
  };
};
