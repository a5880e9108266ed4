import { MessageCircle } from 'lucide-react';

interface CommentBarProps {
  count: number;
  onComment: () => void;
}

/** On a phone the place to say something is never further than the thumb. */
export function CommentBar({ count, onComment }: CommentBarProps) {
  return (
    <div
      data-foot
      className="fixed inset-x-0 bottom-0 z-20 hidden border-t border-line bg-paper px-4 pb-[env(safe-area-inset-bottom)] max-md:block"
    >
      <button
        type="button"
        onClick={onComment}
        className="my-1.5 flex h-11 w-full items-center justify-between rounded-full bg-surface-2 px-4 text-15 text-ink-3"
      >
        说说你的看法
        <span className="flex items-center gap-1.5 text-13">
          <MessageCircle size={18} strokeWidth={1.75} aria-hidden="true" />
          {count}
          <span className="sr-only">条评论</span>
        </span>
      </button>
    </div>
  );
}
