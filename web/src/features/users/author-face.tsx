import { Link } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { AuthorAvatar, type AuthorAvatarProps } from './author-avatar.tsx';

type AuthorFaceProps = AuthorAvatarProps & { linkClassName?: string | undefined };

/** The portrait as a way to the person. The name beside it is the same way, so the keyboard passes over this one. */
export function AuthorFace({ linkClassName, ...props }: AuthorFaceProps) {
  return (
    <Link
      to={`/user/${props.userId}`}
      tabIndex={-1}
      aria-hidden="true"
      className={classNames('shrink-0 rounded-full', linkClassName)}
    >
      <AuthorAvatar {...props} />
    </Link>
  );
}
