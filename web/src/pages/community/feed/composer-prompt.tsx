import { Trash2 } from 'lucide-react';
import { useSession } from '../../../api/session.ts';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useKeptPost } from './use-kept-post.ts';

/** Looks like a field, opens the composer. A post that was begun can be gone on with from here. */
export function ComposerPrompt({ onCompose }: { onCompose: () => void }) {
  const user = useSession()?.user;
  const kept = useKeptPost();
  return (
    <Card bleed className="flex items-center gap-3 px-4 py-3">
      <Avatar name={user ? user.nickname || user.username : '造'} src={user?.avatar} size={40} />
      <button
        type="button"
        onClick={onCompose}
        className={classNames(
          'h-10 min-w-0 flex-1 truncate rounded-control bg-surface-2 px-3.5 text-left transition-colors hover:bg-surface-3 max-md:h-11',
          kept.name === null ? 'text-ink-3' : 'text-ink',
        )}
      >
        {kept.name === null ? '分享新作、过程，或者问一个问题' : `继续写：${kept.name}`}
      </button>
      {kept.name === null ? null : (
        <IconButton label="放弃草稿" className="-mx-1.5" onClick={() => void kept.discard()}>
          <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
      <Button look="primary" className="max-md:hidden" onClick={onCompose}>
        {kept.name === null ? '发布' : '继续写'}
      </Button>
    </Card>
  );
}
