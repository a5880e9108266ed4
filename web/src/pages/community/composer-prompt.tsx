import { useSession } from '../../api/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** Looks like a field, opens the composer. */
export function ComposerPrompt({ onCompose }: { onCompose: () => void }) {
  const user = useSession()?.user;
  return (
    <Card bleed className="flex items-center gap-3 px-4 py-3">
      <Avatar name={user ? user.nickname || user.username : '造'} src={user?.avatar} size={40} />
      <button
        type="button"
        onClick={onCompose}
        className="h-10 min-w-0 flex-1 truncate rounded-control bg-surface-2 px-3.5 text-left text-ink-3 transition-colors hover:bg-surface-3 max-md:h-11"
      >
        分享新作、过程，或者问一个问题
      </button>
      <Button look="primary" className="max-md:hidden" onClick={onCompose}>
        发布
      </Button>
    </Card>
  );
}
