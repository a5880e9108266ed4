import type { EndpointInput } from '@zaojie/contract/endpoint';
import { frameErrors } from '@zaojie/contract/errors';
import type { sendMessage as endpoint } from '@zaojie/contract/messages/message.endpoints';
import { messageErrors } from '@zaojie/contract/messages/message.errors';
import type { Message } from '@zaojie/contract/messages/message.schemas';
import { userErrors } from '@zaojie/contract/users/user.errors';
import type { Context, Viewer } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { afterCommit } from '../../db/transaction.ts';
import type { Action } from '../../http/bind.ts';
import { Refusal } from '../../refusal.ts';
import { takeTurns } from '../accounts/index.ts';
import { publishFrame } from '../live/index.ts';
import { getSettings } from '../notifications/index.ts';
import { attachFile } from './attach-file.ts';
import { findChat, lockOrBeginChat } from './chat.queries.ts';
import { chatNameOf } from './chat.rules.ts';
import { asksSettings, whyNotSend } from './message.policy.ts';
import { findSent, getSent, insertMessage } from './message.queries.ts';
import { viewMessage, type MessageRow } from './message.view.ts';
import { getPeer } from './own-chat.ts';
import { checkPace } from './send-pace.ts';

type Form = EndpointInput<typeof endpoint>['body'];

export const sendMessage: Action<typeof endpoint> = async (context, { body }) => {
  const peerId = getAddressee(context.viewer, body);
  const content = body.content.trim();
  if (body.type === 'text' && content === '') {
    throw new Refusal(frameErrors.invalidInput, { msg: '请输入消息内容', data: { field: 'content' } });
  }
  await checkPace(context);
  const send = () => context.transaction((tx) => sendOnce(tx, context, { ...body, content, peerId }));
  // One chat's messages would wait for each other in the database, each holding a connection; here they hold none, and
  // are told to others in the order of their numbers. A call that is in a transaction already mustn't wait here.
  return context.db.isTransaction
    ? send()
    : takeTurns(`chat:${chatNameOf(context.viewer.userId, peerId)}`, send);
};

function getAddressee(viewer: Viewer, form: Form): number {
  if (form.chat_identify !== undefined) return getPeer(viewer, form.chat_identify);
  if (form.to_user === null) throw new Refusal(messageErrors.chatNotFound);
  if (form.to_user === viewer.userId) throw new Refusal(messageErrors.toSelf);
  return form.to_user;
}

type Draft = Form & { peerId: number };

async function sendOnce(tx: Tx, context: Context<Viewer>, draft: Draft): Promise<Message> {
  const { userId } = context.viewer;
  const row = await write(tx, context, draft).catch(async (error: unknown) => {
    // What was sent was sent, whatever has changed since.
    const earlier = error instanceof Refusal ? await findSent(tx, userId, draft.client_id) : null;
    if (!earlier) throw error;
    return null;
  });
  if (row) {
    afterCommit(tx, () => {
      for (const reader of [userId, draft.peerId]) {
        publishFrame(context.hub, reader, { type: 'message', message: viewMessage(row, reader) });
      }
    });
  }
  return viewMessage(row ?? (await getSent(tx, userId, draft.client_id)), userId);
}

/** Null when the sender's device has sent it before. */
async function write(tx: Tx, context: Context<Viewer>, draft: Draft): Promise<MessageRow | null> {
  const { userId } = context.viewer;
  const chat = await lockOrBeginChat(tx, userId, draft.peerId);
  if (!chat) throw new Refusal(userErrors.notFound);
  await checkAccess(tx, context, draft.peerId);
  const message = {
    senderId: userId,
    recipientId: draft.peerId,
    clientId: draft.client_id,
    kind: draft.type,
    content: draft.content,
    ...(await attachFile(tx, userId, draft)),
  };
  return insertMessage(tx, chat, message, context.now());
}

async function checkAccess(tx: Tx, context: Context<Viewer>, peerId: number): Promise<void> {
  const relation = await findChat(tx, context.viewer.userId, peerId, context.now());
  if (!relation) throw new Refusal(userErrors.notFound);
  const acceptFrom = asksSettings(relation) ? (await getSettings(tx, peerId)).accept_from : 'everyone';
  const refusal = whyNotSend(relation, acceptFrom);
  if (refusal) throw new Refusal(refusal);
}
