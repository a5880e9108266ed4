import { Trash2 } from 'lucide-react';
import { useSession } from '../../../api/session.ts';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { classNames } from '../../../ui/class-names.ts';

type PromptProps = {
  onCompose: () => void;
  /** What the post that was begun is called; null where there is none. */
  name?: string | null;
  onDiscard?: () => void;
};

/** Looks like a field, opens the composer. */
export function PromptView({ onCompose, name = null, onDiscard }: PromptProps) {
  const user = useSession()?.user;
  return (
    <Card bleed className="flex items-center gap-3 px-4 py-3">
      <Avatar name={user ? user.nickname || user.username : '造'} src={user?.avatar} size={40} />
      <button
        type="button"
        onClick={onCompose}
        className={classNames(
          'h-10 min-w-0 flex-1 truncate rounded-control bg-surface-2 px-3.5 text-left transition-colors hover:bg-surface-3 max-md:h-11',
          name === null ? 'text-ink-3' : 'text-ink',
        )}
      >
        {name === null ? '分享新作、过程，或者问一个问题' : `继续写：${name}`}
      </button>
      {name === null ? null : (
        <IconButton label="放弃草稿" className="-mx-1.5" onClick={onDiscard}>
          <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
      <Button look="primary" className="max-md:hidden" onClick={onCompose}>
        {name === null ? '发布' : '继续写'}
      </Button>
    </Card>
  );
}
