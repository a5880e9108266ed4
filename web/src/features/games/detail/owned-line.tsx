import type { GameDetail } from '@zaojie/contract/games/game.schemas';
import { useNow } from '../../../hooks/use-now.ts';
import { formatLeft } from '../../../text/dates.ts';
import { TextButton, TextLink } from '../../../ui/form/button.tsx';
import { MY_GAMES_PATH } from '../game-paths.ts';
import { useRefund } from '../get/use-refund.ts';

/** What one owns, and how long it can be given back. */
export function OwnedLine({ game }: { game: GameDetail }) {
  const now = useNow();
  const { refund, isRefunding } = useRefund(game.id);
  const { my_purchase: purchase, can } = game;
  if (purchase === null || purchase.status === 'refunded') return null;
  const left = purchase.refundable_until === null ? null : formatLeft(purchase.refundable_until, now);
  return (
    <p className="mt-2.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-13 text-ink-3">
      <TextLink to={MY_GAMES_PATH}>在我的游戏里</TextLink>
      {can.refund && left !== null ? (
        <span>
          没下载可退，还剩 {left}
          <TextButton disabled={isRefunding} onClick={() => void refund(purchase.price)} className="ml-2">
            退款
          </TextButton>
        </span>
      ) : null}
    </p>
  );
}
