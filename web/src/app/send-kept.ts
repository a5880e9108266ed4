import type { EndpointInput } from '@zaojie/contract/endpoint';
import { sendMessage } from '@zaojie/contract/messages/message.endpoints';
import { deleteDraft } from '@zaojie/contract/posts/draft.endpoints';
import { addPost } from '@zaojie/contract/posts/post.endpoints';
import { readActing } from '../api/acting.ts';
import { ApiFailure, call, messageOf, NetworkFailure } from '../api/client.ts';
import {
  dropCall,
  isStillKept,
  KEPT_REFUSED_EVENT,
  KEPT_SENT_EVENT,
  listKeptCalls,
  type KeptCall,
} from '../api/kept-calls.ts';
import { untilLineUp } from '../api/line.ts';
import { readSession } from '../api/session.ts';
import { putInBox } from '../features/compose/box/box-drafts.ts';
import { toast } from '../ui/feedback/toast.tsx';

const AGAIN_AFTER_MS = 5_000;
/** A server that has no time, and a session that has ended, say nothing about what was written. */
const notYet = new Set([401, 429, 503]);

async function sendOne({ id, kind, body, draft }: KeptCall): Promise<void> {
  if (kind === 'message') {
    const { data } = await call(sendMessage, { body: body as EndpointInput<typeof sendMessage>['body'] });
    globalThis.dispatchEvent(new CustomEvent(KEPT_SENT_EVENT, { detail: data }));
    return;
  }
  const { data } = await call(addPost, {
    body: body as EndpointInput<typeof addPost>['body'],
    idempotencyKey: id,
  });
  toast.success('离线时写的帖子已发布');
  if (draft?.id) await call(deleteDraft, { params: { id: draft.id } }).catch(() => undefined);
  await import('./refresh-posts.ts').then(({ showKeptPost }) => showKeptPost(data.id)).catch(() => undefined);
}

/** What the server refused is put back where it was written. False where it can't be: then it stays where it is. */
async function takeBack({ kind, draft }: KeptCall): Promise<boolean> {
  if (kind !== 'post' || draft === undefined) return true;
  try {
    await putInBox(draft);
    toast.info('没有发出的帖子放回了草稿箱');
    return true;
  } catch {
    return false;
  }
}

const nameOf = ({ kind }: KeptCall) => (kind === 'post' ? '帖子' : '消息');

/** One after the other. False when there is a reason to come back. */
async function sendAll(): Promise<boolean> {
  const userId = readSession()?.user.id;
  // What was written as oneself is sent as oneself, by another tab or a later one.
  if (userId === undefined || readActing() !== null) return true;
  for (const kept of await listKeptCalls(userId)) {
    if (!(await isStillKept(kept.id))) continue;
    try {
      await sendOne(kept);
    } catch (error) {
      if (error instanceof NetworkFailure) return false;
      if (error instanceof ApiFailure && notYet.has(error.http)) return error.http === 401;
      const reason = messageOf(error, `离线时写的${nameOf(kept)}没有发出`);
      toast.error(reason);
      globalThis.dispatchEvent(new CustomEvent(KEPT_REFUSED_EVENT, { detail: { id: kept.id, reason } }));
      if (!(await takeBack(kept))) continue;
    }
    await dropCall(kept.id);
  }
  return true;
}

/** Of several tabs one sends; even if two did, the server takes each once. */
function sendInOneTab(): Promise<boolean> {
  if (!('locks' in navigator)) return sendAll();
  return navigator.locks.request('zaojie:kept-calls', sendAll);
}

let isSending = false;

/** Now, or when the line is back. */
export async function sendWhenPossible(): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    await untilLineUp(new AbortController().signal);
    if (!(await sendInOneTab())) setTimeout(() => void sendWhenPossible(), AGAIN_AFTER_MS);
  } finally {
    isSending = false;
  }
}
