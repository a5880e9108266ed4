import type { GameReply } from '@zaojie/contract/games/game-comment.schemas';
import { Link } from 'react-router';
import { Ago } from '../../../ui/text/ago.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { useShownPerson } from '../../users/use-shown-person.ts';

/** Name, and whether it is the developer or oneself. */
export function CommentAuthor({ words }: { words: GameReply }) {
  const shown = useShownPerson(words.user_id, { nickname: words.nickname, avatar: words.avatar });
  return (
    <>
      <Link to={`/user/${words.user_id}`} className="font-semibold break-all hover:text-brand-ink">
        {shown.nickname}
      </Link>
      {words.is_developer ? (
        <StatusLabel tone="brand" className="ml-1.5 align-[1px]">
          开发者
        </StatusLabel>
      ) : words.is_mine ? (
        <StatusLabel className="ml-1.5 align-[1px]">我</StatusLabel>
      ) : null}
    </>
  );
}

export function CommentTime({ at }: { at: string }) {
  return <Ago at={at} className="shrink-0 text-12 text-ink-3" />;
}
