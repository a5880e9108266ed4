import { sharePost } from '@zaojie/contract/posts/post.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../api/client.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { copyText } from '../../../hooks/copy-text.ts';
import { patchPost } from '../post-cache.ts';

const CONFIRMED_FOR_MS = 3_000;

/** Copies the link or the words of one post, says so for three seconds, and counts the share once. */
export function useShare(postId: number) {
  const queryClient = useQueryClient();
  const [copied, setCopied] = useState<string | null>(null);
  const counted = useRef(false);

  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), CONFIRMED_FOR_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function count(): Promise<void> {
    if (counted.current) return;
    counted.current = true;
    try {
      const { data } = await call(sharePost, { body: { post_id: postId } });
      patchPost(queryClient, postId, { share_count: data.share_count });
    } catch (error) {
      // The link is shared all the same; only the number is one behind.
      counted.current = false;
      console.info('the share was not counted', error);
    }
  }

  async function copy(text: string): Promise<boolean> {
    const isCopied = await copyText(text);
    if (!isCopied) {
      toast.error('无法复制链接，请手动复制');
      return false;
    }
    setCopied(text);
    toast.success('分享链接已复制到剪贴板');
    void count();
    return true;
  }

  return { copied, copy };
}
