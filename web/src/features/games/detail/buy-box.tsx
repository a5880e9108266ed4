import type { GameDetail } from '@zaojie/contract/games/game.schemas';
import { Card } from '../../../ui/layout/card.tsx';
import { later } from '../../../ui/feedback/later.tsx';
import { TextButton } from '../../../ui/form/button.tsx';
import { ReportButton } from '../../reports/report-button.tsx';
import { GamePrice } from '../game-price.tsx';
import { GetButton } from '../get/get-button.tsx';
import { priceNote } from '../get/get-rules.ts';
import type { GetGame } from '../get/use-get-game.ts';
import { GameFacts } from './game-facts.tsx';
import { LikeButton } from './like-button.tsx';
import { ShareButton } from './share-button.tsx';

const Owned = later<{ game: GameDetail }>(
  async () => (await import('./owned-line.tsx')).OwnedLine,
  '购买记录没有加载出来',
);

const isOwned = ({ my_purchase: purchase }: GameDetail) =>
  purchase !== null && purchase.status !== 'refunded';

type BuyBoxProps = { game: GameDetail; get: GetGame };

/** The price, the one thing to do, and the facts somebody wants before. */
export function BuyBox({ game, get }: BuyBoxProps) {
  return (
    <Card bleed className="p-5 max-md:p-4">
      <div className="mb-3.5 flex items-baseline gap-2.5">
        <GamePrice price={game.price} className="text-28 leading-title" />
        <span className="text-13 text-ink-3">{priceNote(game)}</span>
      </div>
      <div className="max-md:hidden">
        <GetButton game={game} get={get} block />
      </div>
      {game.is_owner && game.builds.length > 0 ? (
        <TextButton onClick={get.chooseBuild} className="mt-2.5">
          下载自己的文件
        </TextButton>
      ) : null}
      {isOwned(game) ? <Owned game={game} room={<p className="mt-2.5 h-5" />} /> : null}
      <div className="mt-2.5 mb-3.5 grid grid-cols-2 gap-2 max-md:mt-0">
        <LikeButton game={game} />
        <ShareButton gameId={game.id} />
      </div>
      <div className="border-t border-line pt-2.5">
        <GameFacts game={game} />
      </div>
      {game.is_owner ? null : (
        <p className="mt-3 flex justify-end border-t border-line pt-3.5">
          <ReportButton target={{ kind: 'game', id: game.id, name: game.title }} />
        </p>
      )}
    </Card>
  );
}

/** On a phone the price and the button stay at the foot of the window. */
export function PhoneBar({ game, get }: BuyBoxProps) {
  return (
    <div
      data-sticky
      className="sticky bottom-0 z-8 -mx-4 mt-8 hidden items-center gap-3 border-t border-line bg-paper px-4 py-2.5 pb-[max(10px,env(safe-area-inset-bottom))] max-md:flex"
    >
      <p className="min-w-0 flex-1 leading-ui">
        <GamePrice price={game.price} className="text-20 leading-title" />
        <small className="block text-12 text-ink-3">{priceNote(game)}</small>
      </p>
      <LikeButton game={game} isBare />
      <GetButton game={game} get={get} />
    </div>
  );
}
