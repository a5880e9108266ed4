import { GameReview } from '../../features/games/review/game-review.tsx';
import { AdminArea } from './area/admin-area.tsx';

export function AdminGamesPage() {
  return (
    <AdminArea title="游戏审核" about="有敏感词的游戏先到这里，最早提交的排在最前。退回的理由开发者会看到。">
      <GameReview />
    </AdminArea>
  );
}
