import type { revokeMessage as endpoint } from '@zaojie/contract/messages/message.endpoints';
import { messageErrors } from '@zaojie/contract/messages/message.errors';
import { afterCommit } from '../../db/transaction.ts';
import { Answer, type Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { publishFrame } from '../live/index.ts';
import { releaseUploads } from '../uploads/index.ts';
import { lockChat } from './chats/chat.queries.ts';
import { revocableUntil } from './message.policy.ts';
import { findMessage, wipeMessage } from './message.queries.ts';
import { viewMessage } from './message.view.ts';

/** What was recalled shows none. */
const noCards = new Map<string, never>();

export const revokeMessage: Action<typeof endpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const message = await context.transaction(async (tx) => {
    const sent = await findMessage(tx, userId, body.msg_id);
    // What one was sent is as unknown here as what others write to each other.
    if (sent?.sender_id !== userId) throw new Refusal(messageErrors.notFound);
    await lockChat(tx, userId, sent.recipient_id);
    if (context.now() > revocableUntil(new Date(sent.created_at))) {
      throw new Refusal(messageErrors.revokeTooLate);
    }
    const wiped = await wipeMessage(tx, sent.id, context.now());
    const viewing = { signing: context, cards: noCards };
    if (!wiped) {
      const recalled = { ...sent, content: '', file: null, card_id: null, revoked_at: context.now() };
      return viewMessage(recalled, userId, viewing);
    }
    // The file goes too, unless another message or something else shows it.
    await releaseUploads(tx, { kind: 'message', ownerId: sent.id });
    const view = viewMessage(wiped, userId, viewing);
    const { chat_identify, msg_id, seq } = view;
    afterCommit(tx, () => {
      publishFrame(context.hub, userId, { type: 'revoke', chat_identify, msg_id, seq });
      publishFrame(context.hub, wiped.recipient_id, { type: 'revoke', chat_identify, msg_id, seq });
    });
    return view;
  });
  return new Answer('已撤回', message);
};
