import { Check, Copy } from 'lucide-react';
import { useRef } from 'react';
import { Button, TextButton } from '../../../ui/form/button.tsx';
import { Thumbnail } from '../../uploads/thumbnail.tsx';
import type { SharedPost } from './share-requests.ts';
import { describePost, shareLink, shareText } from './share-text.ts';
import { useShare } from './use-share.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

function SharedLabel({ post }: { post: SharedPost }) {
  return (
    <div className="flex items-center gap-4">
      {post.cover_image ? (
        <Thumbnail
          url={post.cover_image}
          width={96}
          height={72}
          className="h-18 w-24 shrink-0 rounded-img bg-surface-3 object-cover"
        />
      ) : null}
      <div className="min-w-0">
        <p className="truncate text-16 leading-ui font-semibold">{post.title}</p>
        <p className="mt-0.5 line-clamp-2 text-13 text-ink-3">{describePost(post) || post.nickname}</p>
      </div>
    </div>
  );
}

export function ShareView({ post }: { post: SharedPost }) {
  const { copied, copy } = useShare(post.id);
  const link = shareLink(post.id, location.origin);
  const words = shareText(post, location.origin);
  const field = useRef<HTMLInputElement>(null);

  async function copyLink() {
    // Selected, so that it can be copied by hand where the browser refuses.
    if (!(await copy(link))) field.current?.select();
  }

  return (
    <>
      <SharedLabel post={post} />
      <div className="mt-5 flex gap-2.5">
        <input
          ref={field}
          readOnly
          value={link}
          aria-label="分享链接"
          onFocus={(event) => event.target.select()}
          className="h-11 min-w-0 flex-1 rounded-control border border-line-2 bg-surface-2 px-3.5 text-ink-2"
        />
        <Button
          look="primary"
          size="field"
          className="min-w-28"
          icon={copied === link ? <Check {...icon} /> : <Copy {...icon} />}
          onClick={() => void copyLink()}
        >
          {copied === link ? '已复制' : '复制链接'}
        </Button>
      </div>
      <div className="mt-5 flex items-baseline justify-between">
        <h3 className="text-13 font-medium text-ink-3">分享文案</h3>
        <TextButton onClick={() => void copy(words)}>{copied === words ? '已复制' : '复制文案'}</TextButton>
      </div>
      <p className="mt-1.5 rounded-control bg-surface-2 px-3.5 py-2.5 text-13 break-all whitespace-pre-line text-ink-2 dark:bg-surface-3">
        {words}
      </p>
    </>
  );
}
