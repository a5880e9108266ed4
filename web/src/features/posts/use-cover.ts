import type { Post } from '@zaojie/contract/posts/post.schemas';
import { useState } from 'react';
import { useSensitiveShown } from './sensitive-choice.ts';

/** Whether a post's pictures are covered for whoever looks, and the way to lift the cover. Authors see their own. */
export function useCover(post: Pick<Post, 'is_sensitive' | 'can'>) {
  const isShownAlways = useSensitiveShown();
  const [isLifted, setLifted] = useState(false);
  const isCovered = post.is_sensitive && !post.can.edit && !isShownAlways && !isLifted;
  return { isCovered, lift: () => setLifted(true) };
}
