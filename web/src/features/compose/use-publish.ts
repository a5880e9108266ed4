import { addPost, editPost } from '@zaojie/contract/posts/post.endpoints';
import { postErrors } from '@zaojie/contract/posts/post.errors';
import type { Post } from '@zaojie/contract/posts/post.schemas';
import { useState } from 'react';
import { ApiFailure, call, messageOf, NetworkFailure } from '../../api/client.ts';
import { keepCall } from '../../api/kept-calls.ts';
import { RepeatKeys } from '../../api/repeat-keys.ts';
import { readSession } from '../../api/session.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { boxBodyOf } from './box/box-drafts.ts';
import { readBoxId } from './box/box-place.ts';
import type { ChosenSeries, PostDraft } from './draft.ts';
import { formOf } from './publish-rules.ts';

interface Publishing {
  post: Post | null;
  /** Where the post stood when the form was opened. */
  seriesBefore?: ChosenSeries | null;
  onPublished: (id: number) => void;
  /** It goes out by itself when there is a network. */
  onKept?: () => void;
  /** The server doesn't know one of the pictures, or not as the author's. */
  onPictureRefused: (draft: PostDraft) => Promise<void>;
}

/** Kept outside the form: the draft outlives a form that is closed and opened again, and so must its key. */
const keys = new RepeatKeys();

type Done = { id: number; msg: string };

async function publish(body: ReturnType<typeof formOf>): Promise<Done> {
  const { data, msg } = await call(addPost, { body, idempotencyKey: keys.of(body) });
  keys.done();
  return { id: data.id, msg };
}

/** Saving the same twice leaves the same post, so an edit needs no key. */
async function save(id: number, body: ReturnType<typeof formOf>): Promise<Done> {
  const { msg } = await call(editPost, { params: { id }, body });
  return { id, msg };
}

/** Under the key it was sent with: should the server have it after all, it stays one post. */
async function keepForLater(
  error: unknown,
  body: ReturnType<typeof formOf>,
  draft: PostDraft,
): Promise<boolean> {
  const userId = readSession()?.user.id;
  if (!(error instanceof NetworkFailure) || userId === undefined) return false;
  const written = boxBodyOf(draft, readBoxId(userId));
  const isKept = await keepCall({
    id: keys.of(body),
    userId,
    kind: 'post',
    body,
    draft: written,
    at: Date.now(),
  });
  if (isKept) keys.done();
  return isKept;
}

/** Sends the form once, however often the button is pressed. */
export function usePublish({ post, seriesBefore, onPublished, onKept, onPictureRefused }: Publishing) {
  const [isSending, setSending] = useState(false);

  async function send(draft: PostDraft): Promise<void> {
    if (isSending) return;
    setSending(true);
    const body = formOf(draft, seriesBefore);
    try {
      const { id, msg } = await (post === null ? publish(body) : save(post.id, body));
      // The server's sentence: some posts wait for a moderator.
      toast.success(msg || (post === null ? '发布成功' : '保存成功'));
      onPublished(id);
    } catch (error) {
      if (error instanceof ApiFailure && error.code === postErrors.foreignImage.code) {
        await onPictureRefused(draft);
      } else if (post === null && (await keepForLater(error, body, draft))) {
        toast.info('现在没有网络，恢复后自动发布');
        onKept?.();
      } else toast.error(messageOf(error, post === null ? '发布失败' : '修改失败'));
    } finally {
      setSending(false);
    }
  }

  return { isSending, send };
}
