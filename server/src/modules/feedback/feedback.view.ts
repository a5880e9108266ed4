import type { OwnFeedback, ReceivedFeedback } from '@zaojie/contract/feedback/feedback.schemas';
import { feedbackKinds, feedbackStates } from '@zaojie/contract/feedback/feedback-words';
import { movesFor } from '../../frame/state-machine/decide.ts';
import type { FeedbackRow, ReceivedRow } from './feedback.queries.ts';
import { feedbackTable } from './feedback.rules.ts';

export function viewOwn(row: FeedbackRow): OwnFeedback {
  const { id, kind, content, state, reply } = row;
  return {
    id,
    kind,
    kind_label: feedbackKinds[kind],
    content,
    state,
    state_label: feedbackStates[state],
    reply,
    answered_at: state === 'answered' ? (row.decided_at?.toISOString() ?? null) : null,
    created_at: row.created_at.toISOString(),
  };
}

export function viewReceived(row: ReceivedRow): ReceivedFeedback {
  const { contact, path, sender, answered_by } = row;
  const moves = movesFor(feedbackTable, { state: row.state }, 'admin');
  return {
    ...viewOwn(row),
    contact,
    path,
    sender,
    answered_by,
    can: { answer: moves.includes('answer'), close: moves.includes('close') },
  };
}
