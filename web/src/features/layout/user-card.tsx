import { Link, useLocation } from 'react-router';
import { loginPath } from '../../api/redirect.ts';
import { useSession } from '../../api/session.ts';
import { Avatar } from '../../ui/media/avatar.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { LevelLabel } from '../../ui/text/label.tsx';
import { displayName } from './display-name.ts';

type UserCardProps = {
  /** The portrait alone, or nothing where nobody is signed in. */
  compact?: boolean;
  onChoose?: (() => void) | undefined;
};

/** Who is signed in, or the invitation to sign in. */
export function UserCard({ compact = false, onChoose }: UserCardProps) {
  const session = useSession();
  const { pathname, search } = useLocation();

  if (session === null) {
    if (compact) return null;
    return (
      <div className="px-2 pt-1">
        <p className="text-13 text-ink-2">登录后查看更多功能</p>
        <ButtonLink
          to={loginPath(pathname + search)}
          look="primary"
          block
          className="mt-3"
          onClick={onChoose}
        >
          立即登录
        </ButtonLink>
      </div>
    );
  }

  const { user } = session;
  const name = displayName(user);
  return (
    <Link
      to={`/user/${user.id}`}
      onClick={onChoose}
      aria-label={compact ? `${name}，LV.${user.score}` : undefined}
      className="flex items-center gap-3 rounded-control p-2 transition-colors hover:bg-surface-2 data-compact:justify-center data-compact:px-0"
      data-compact={compact || undefined}
    >
      <Avatar name={name} src={user.avatar} size={compact ? 32 : 40} />
      {compact ? null : (
        <span className="min-w-0">
          <span className="block truncate leading-ui font-semibold">{name}</span>
          <LevelLabel score={user.score} />
        </span>
      )}
    </Link>
  );
}
