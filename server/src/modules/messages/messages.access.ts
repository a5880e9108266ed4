import * as endpoints from '@zaojie/contract/messages/message.endpoints';
import {
  accessOf,
  forBothParties,
  forMembers,
  forOwner,
  notOneself,
  unlessBlocked,
} from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';
import { sent } from './message-test-rig.ts';

/** The counterparty and the owner have written to each other; the latest message is the owner's. */
async function makeChat({ app, owner, counterparty }: Stage) {
  await sent(app, counterparty, owner);
  const { chat_identify, msg_id } = await sent(app, owner, counterparty);
  return { chat: { chat_identify }, message: { msg_id } };
}

export const access = accessOf(makeChat, (row) => [
  row(endpoints.listSessions, forMembers),
  row(endpoints.listHistory, forBothParties, ({ chat }) => ({ query: chat })),
  row(endpoints.sendMessage, unlessBlocked(notOneself), ({ owner, n }) => ({
    body: { to_user: owner.id, content: '你好', client_id: `access-matrix-${n}` },
  })),
  row(endpoints.readMessages, forBothParties, ({ chat }) => ({ body: chat })),
  row(endpoints.getUnreadCounts, forMembers),
  row(endpoints.revokeMessage, forOwner, ({ message }) => ({ body: message })),
  row(endpoints.deleteMessage, forBothParties, ({ message }) => ({ body: message })),
  row(endpoints.deleteSession, forBothParties, ({ chat }) => ({ params: { id: chat.chat_identify } })),
  row(endpoints.pinSession, forBothParties, ({ chat }) => ({ body: { ...chat, is_pinned: true } })),
  row(endpoints.searchChats, forMembers),
  row(endpoints.uploadMessageFile, forMembers, () => ({ file: { name: 'a.pdf', content: '%PDF-1.7\n' } })),
  row(endpoints.getChatStatus, forBothParties, ({ chat }) => ({ query: chat })),
  row(endpoints.listSendableCards, forBothParties, ({ chat }) => ({ query: chat })),
  // Opens nothing yet: the answer says whether a message could be sent.
  row(endpoints.createTempChat, notOneself, ({ owner }) => ({ body: { to_user: owner.id } })),
]);
