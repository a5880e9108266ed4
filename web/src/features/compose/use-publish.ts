import { addPost, editPost } from '@zaojie/contract/posts/post.endpoints';
import type { Post } from '@zaojie/contract/posts/post.schemas';
import { useState } from 'react';
import { call, messageOf } from '../../api/client.ts';
import { toast } from '../../ui/toast.tsx';
import type { PostDraft } from './draft.ts';
import { formOf } from './publish-rules.ts';

interface Publishing {
  post: Post | null;
  onPublished: (id: number) => void;
}

/** Sends the form once, however often the button is pressed. */
export function usePublish({ post, onPublished }: Publishing) {
  const [isSending, setSending] = useState(false);

  async function send(draft: PostDraft): Promise<void> {
    if (isSending) return;
    setSending(true);
    const body = formOf(draft);
    try {
      const { data } =
        post === null
          ? await call(addPost, { body })
          : await call(editPost, { params: { id: post.id }, body });
      toast.success(post === null ? '发布成功' : '修改成功');
      onPublished(data.id);
    } catch (error) {
      toast.error(messageOf(error, post === null ? '发布失败' : '修改失败'));
    } finally {
      setSending(false);
    }
  }

  return { isSending, send };
}
