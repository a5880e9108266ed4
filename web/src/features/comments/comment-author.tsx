import { Link } from 'react-router';
import { Ago } from '../../ui/text/ago.tsx';
import { StatusLabel } from '../../ui/text/label.tsx';
import { useShownPerson } from '../users/use-shown-person.ts';
import { useCommentSurroundings } from './comment-context.ts';

/** Name, and the mark of whoever wrote the post. */
export function CommentAuthor({ userId, nickname }: { userId: number; nickname: string }) {
  const { authorId } = useCommentSurroundings();
  const shown = useShownPerson(userId, { nickname, avatar: '' });
  return (
    <>
      <Link to={`/user/${userId}`} className="font-semibold break-all hover:text-brand-ink">
        {shown.nickname}
      </Link>
      {userId === authorId ? (
        <StatusLabel tone="brand" className="ml-1.5 align-[1px]">
          作者
        </StatusLabel>
      ) : null}
    </>
  );
}

export function CommentTime({ at }: { at: string }) {
  return <Ago at={at} className="shrink-0 text-12 text-ink-3" />;
}
