import { Link } from 'react-router';
import { splitMentions, type Mention } from './mention-text.ts';

/** What somebody wrote, with the people it names to press. */
export function CommentText({ text, mentions }: { text: string; mentions: readonly Mention[] }) {
  let offset = 0;
  return splitMentions(text, mentions).map((piece) => {
    const key = offset;
    offset += piece.text.length;
    if (piece.userId === null) return piece.text;
    return (
      <Link
        key={key}
        to={`/user/${piece.userId}`}
        className="font-medium text-brand-ink underline-offset-3 hover:underline"
      >
        {piece.text}
      </Link>
    );
  });
}
