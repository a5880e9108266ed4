import { addPost, editPost } from '@zaojie/contract/posts/post.endpoints';
import { postErrors } from '@zaojie/contract/posts/post.errors';
import type { Post } from '@zaojie/contract/posts/post.schemas';
import { useState } from 'react';
import { ApiFailure, call, messageOf } from '../../api/client.ts';
import { RepeatKeys } from '../../api/repeat-keys.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import type { PostDraft } from './draft.ts';
import { formOf } from './publish-rules.ts';

interface Publishing {
  post: Post | null;
  onPublished: (id: number) => void;
  /** The server doesn't know one of the pictures, or not as the author's. */
  onPictureRefused: (draft: PostDraft) => Promise<void>;
}

/** Kept outside the form: the draft outlives a form that is closed and opened again, and so must its key. */
const keys = new RepeatKeys();

async function publish(body: ReturnType<typeof formOf>): Promise<number> {
  const { data } = await call(addPost, { body, idempotencyKey: keys.of(body) });
  keys.done();
  return data.id;
}

/** Sends the form once, however often the button is pressed. */
export function usePublish({ post, onPublished, onPictureRefused }: Publishing) {
  const [isSending, setSending] = useState(false);

  async function send(draft: PostDraft): Promise<void> {
    if (isSending) return;
    setSending(true);
    const body = formOf(draft);
    try {
      // Saving the same twice leaves the same post, so an edit needs no key.
      const id =
        post === null
          ? await publish(body)
          : (await call(editPost, { params: { id: post.id }, body })).data.id;
      toast.success(post === null ? '发布成功' : '修改成功');
      onPublished(id);
    } catch (error) {
      if (error instanceof ApiFailure && error.code === postErrors.foreignImage.code) {
        await onPictureRefused(draft);
      } else toast.error(messageOf(error, post === null ? '发布失败' : '修改失败'));
    } finally {
      setSending(false);
    }
  }

  return { isSending, send };
}
