import { randomUUID } from 'node:crypto';
import type { EndpointInput } from '@zaojie/contract/endpoint';
import type { sendMessage as endpoint } from '@zaojie/contract/messages/message.endpoints';
import { messageErrors } from '@zaojie/contract/messages/message.errors';
import type { Message } from '@zaojie/contract/messages/message.schemas';
import { userErrors } from '@zaojie/contract/users/user.errors';
import type { Context, Viewer } from '../../frame/context.ts';
import type { Tx } from '../../db/database.ts';
import { afterCommit } from '../../db/transaction.ts';
import type { Action } from '../../frame/action.ts';
import { tellHeld } from '../../frame/words/held-words.ts';
import { runExclusive } from '../../platform/concurrency/keyed-mutex.ts';
import { InvalidInput, Refusal } from '../../frame/refusal.ts';
import { publishFrame } from '../live/index.ts';
import { withPrivateFile, type PrivateFileDraft } from '../uploads/index.ts';
import { claimFile, fileOf, useFile } from './attach-file.ts';
import { isCardType } from './cards/card.view.ts';
import { getSendableCard, type WantedCard } from './cards/sendable-card.ts';
import { findRelation, lockOrBeginChat, type RelationRow } from './chats/chat.queries.ts';
import { chatNameOf } from './chats/chat.rules.ts';
import { whyNotSend } from './message.policy.ts';
import { findSent, getSent, insertMessage } from './message.queries.ts';
import type { MessageRow } from './message.view.ts';
import { viewOneMessage } from './view-messages.ts';
import { tellAway } from './tell-away.ts';
import { getPeer } from './chats/own-chat.ts';

type Form = EndpointInput<typeof endpoint>['body'];

export const sendMessage: Action<typeof endpoint> = async (context, { body }) => {
  const peerId = getAddressee(context.viewer, body);
  const content = body.content.trim();
  const cardType = body.type && isCardType(body.type) ? body.type : null;
  const url = body.type === 'text' || cardType ? null : (body.url ?? null);
  const isText = body.type === 'text' || (!body.type && url === null);
  if (isText && content === '') throw new InvalidInput('请输入消息内容', 'content');
  const chatName = chatNameOf(context.viewer.userId, peerId);
  const clientId = body.client_id ?? randomUUID();
  return withPrivateFile(context, url ?? undefined, (file) => {
    const type = body.type ?? (isText ? 'text' : typeOf(file));
    const card = cardType && { type: cardType, id: body.card_id };
    const draft = { type, content, clientId, peerId, file, card };
    // One chat's messages would wait for each other in the database, each holding a connection; here they hold none, and
    // are told to others in the order of their numbers.
    return runExclusive(`chat:${chatName}`, () => context.transaction((tx) => sendOnce(tx, context, draft)));
  });
};

function getAddressee(viewer: Viewer, form: Form): number {
  if (form.chat_identify) return getPeer(viewer, form.chat_identify);
  if (form.to_user === null) throw new Refusal(messageErrors.chatNotFound);
  if (form.to_user === viewer.userId) throw new Refusal(messageErrors.toSelf);
  return form.to_user;
}

const typeOf = (file: PrivateFileDraft | null) => (file?.upload.kind === 'image' ? 'image' : 'file');

type Draft = {
  type: Message['type'];
  content: string;
  clientId: string;
  peerId: number;
  file: PrivateFileDraft | null;
  card: WantedCard | null;
};

async function sendOnce(tx: Tx, context: Context<Viewer>, draft: Draft): Promise<Message> {
  const { userId } = context.viewer;
  const row = await write(tx, context, draft).catch(async (error: unknown) => {
    // What was sent was sent, whatever has changed since.
    const earlier = error instanceof Refusal ? await findSent(tx, userId, draft.clientId) : null;
    if (!earlier) throw error;
    return null;
  });
  if (!row) return viewOneMessage(tx, context, await getSent(tx, userId, draft.clientId), userId);
  const own = await viewOneMessage(tx, context, row, userId);
  await tellHeld(tx, context.held, { kind: 'message', targetId: row.id });
  const theirs = await viewOneMessage(tx, context, row, draft.peerId);
  afterCommit(tx, () => {
    publishFrame(context.hub, userId, { type: 'message', message: own });
    publishFrame(context.hub, draft.peerId, { type: 'message', message: theirs });
  });
  return own;
}

/** Null when the sender's device has sent it before. */
async function write(tx: Tx, context: Context<Viewer>, draft: Draft): Promise<MessageRow | null> {
  const { userId } = context.viewer;
  const chat = await lockOrBeginChat(tx, userId, draft.peerId);
  if (!chat) throw new Refusal(userErrors.notFound);
  const peer = await checkAccess(tx, context, draft.peerId);
  // Before the file: a resend must not take it a second time.
  if (draft.type !== 'text' && (await findSent(tx, userId, draft.clientId))) return null;
  const card = draft.card && (await getSendableCard(tx, context, draft.card, draft.peerId));
  const upload = card ? null : await claimFile(tx, draft.type, draft.file, context.now());
  const message = {
    senderId: userId,
    recipientId: draft.peerId,
    clientId: draft.clientId,
    kind: draft.type,
    content: card?.text ?? draft.content,
    file: upload && fileOf(upload),
    cardId: card?.id ?? null,
  };
  const row = await insertMessage(tx, chat, message, context.now());
  if (row && upload) await useFile(tx, row, upload);
  if (row && !peer.is_online) await tellAway(tx, row);
  return row;
}

async function checkAccess(tx: Tx, context: Context<Viewer>, peerId: number): Promise<RelationRow> {
  const relation = await findRelation(tx, { viewerId: context.viewer.userId, peerId, now: context.now() });
  if (!relation || relation.is_peer_gone) throw new Refusal(userErrors.notFound);
  const refusal = whyNotSend(relation);
  if (refusal) throw new Refusal(refusal);
  return relation;
}
