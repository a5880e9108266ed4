import type { GameDetail } from '@zaojie/contract/games/game.schemas';
import { gameStatuses, type GameStatus } from '@zaojie/contract/games/game-words';
import { Info } from 'lucide-react';

const NOTES: Readonly<Record<GameStatus, string>> = {
  draft: '只有你看得到。补齐内容后就能发布。',
  pending: '管理员看过之后就会出现在游戏里。',
  published: '',
  rejected: '改好之后可以再发布一次。',
  withdrawn: '游戏里找不到它，获取过的人仍可下载。',
};

/** Said to its developer, or to an administrator, as long as others don't see it. */
export function StatusNote({ game }: { game: GameDetail }) {
  if (game.status === 'published') return null;
  return (
    <p className="mb-4 flex items-start gap-2.5 rounded-control bg-warning-tint px-4 py-3 text-14 text-warning">
      <Info size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.75 shrink-0" />
      <span>
        <b className="font-semibold">{gameStatuses[game.status]}</b>，{NOTES[game.status]}
        {game.review_reason === '' ? null : ` 理由：${game.review_reason}`}
      </span>
    </p>
  );
}
