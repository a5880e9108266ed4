import { Avatar, type AvatarProps } from '../../ui/media/avatar.tsx';
import { useShownPerson } from './use-shown-person.ts';

export type AuthorAvatarProps = Omit<AvatarProps, 'name' | 'src'> & {
  userId: number;
  author: { nickname: string; username?: string; avatar: string };
};

/** The portrait beside what somebody wrote. */
export function AuthorAvatar({ userId, author, ...props }: AuthorAvatarProps) {
  const { nickname, username = '', avatar } = useShownPerson(userId, author);
  return <Avatar {...props} name={nickname || username} src={avatar} />;
}
