import type { createTempChat as endpoint } from '@zaojie/contract/messages/message.endpoints';
import { messageErrors } from '@zaojie/contract/messages/message.errors';
import { userErrors } from '@zaojie/contract/users/user.errors';
import type { Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { findChat } from './chat.queries.ts';
import { viewStatus } from './chat.view.ts';

/** Writes nothing: a chat has its name before it is begun, and the first message makes the session. */
export const createTempChat: Action<typeof endpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  if (body.to_user === userId) throw new Refusal(messageErrors.toSelf);
  const chat = await findChat(context.db, userId, body.to_user, context.now());
  if (!chat) throw new Refusal(userErrors.notFound);
  return viewStatus(chat, userId);
};
