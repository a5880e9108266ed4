import type { GameDetail } from '@zaojie/contract/games/game.schemas';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { keepDraft } from '../../../api/drafts/draft-shelf.ts';
import { keepIntention } from '../../../api/intention.ts';
import { loginPath } from '../../../api/redirect.ts';
import { useSession } from '../../../api/session.ts';
import { TextButton } from '../../../ui/form/button.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { StarPicker, Stars } from '../stars.tsx';
import { WordsForm } from './words-form.tsx';

const PLACEHOLDER = '说说你玩到哪里，哪一关最想再来一次。';

function SignInFirst({ gameId }: { gameId: number }) {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <Link
      to={loginPath(here)}
      onClick={() => keepIntention({ kind: 'comment-game', id: gameId, answeredId: 0 }, here, null)}
      className="flex min-h-20 min-w-0 flex-1 rounded-control border border-line-2 bg-surface px-3.5 py-2.5 text-15 text-ink-3 transition-colors hover:border-brand"
    >
      <span>
        <span className="text-brand-ink">登录</span> 后打分、说说你的看法
      </span>
    </Link>
  );
}

/** Whoever has rated may say more without stars, or change what they said with them. */
function OwnReview({ game }: { game: GameDetail }) {
  const { id, my_review: review, can } = game;
  const userId = useSession()?.user.id ?? 0;
  const [isEditing, setEditing] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const rating = chosen ?? (isEditing ? (review?.rating ?? 0) : 0);
  const editPlace = `game-review:${id}`;
  const isRating = can.rate && (review === null || isEditing);

  function edit() {
    if (review === null) return;
    keepDraft(userId, editPlace, review.content);
    setEditing(true);
  }
  function finish() {
    setEditing(false);
    setChosen(null);
  }

  const head = isRating ? (
    <StarPicker value={rating} onChange={setChosen} />
  ) : review !== null && can.rate ? (
    <p className="flex flex-wrap items-center gap-x-2 text-13 text-ink-3">
      <Stars rating={review.rating} />
      你打过 {review.rating} 星<TextButton onClick={edit}>改评价</TextButton>
    </p>
  ) : null;
  return (
    <WordsForm
      key={isEditing ? 'edit' : 'new'}
      gameId={id}
      place={isEditing ? editPlace : `game-comment:${id}:0`}
      rating={isRating && rating > 0 ? rating : null}
      label={isEditing ? '修改评价' : '评论内容'}
      placeholder={PLACEHOLDER}
      sendText={isEditing ? '更新评价' : '发布评论'}
      head={head}
      takesFocus={isEditing}
      onDone={finish}
      {...(isEditing && { onClose: finish })}
    />
  );
}

/** Where somebody says what they think of a game. */
export function ReviewForm({ game }: { game: GameDetail }) {
  const session = useSession();
  if (session === null) return <SignInFirst gameId={game.id} />;
  if (!game.can.comment) return <p className="text-13 text-ink-3">现在不能在这里评论。</p>;
  const { user } = session;
  return (
    <div className="flex items-start gap-3">
      <Avatar name={user.nickname || user.username} src={user.avatar} className="max-md:hidden" />
      <OwnReview game={game} />
    </div>
  );
}
