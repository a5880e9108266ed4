import { useQuery } from '@tanstack/react-query';
import type { OwnedGame } from '@zaojie/contract/games/game.schemas';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useNow } from '../../../hooks/use-now.ts';
import { formatDay, formatLeft } from '../../../text/dates.ts';
import { formatYuan } from '../../../text/numbers.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { gamePath } from '../game-paths.ts';
import { myGamesQuery } from '../game-queries.ts';
import { BuildsDialog } from '../get/builds-dialog.tsx';
import { useDownload } from '../get/use-download.ts';
import { useRefund } from '../get/use-refund.ts';
import { GAMES_PATH } from '../store/games-address.ts';
import { GameLine } from './game-line.tsx';
import { ListFrame } from './list-frame.tsx';

function About({ game }: { game: OwnedGame }) {
  const now = useNow();
  const { purchase } = game;
  const left = purchase.refundable_until === null ? null : formatLeft(purchase.refundable_until, now);
  return (
    <>
      <p className="truncate text-13 text-ink-3">{game.nickname}</p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-ink-3">
        {game.is_available ? null : <StatusLabel>已下架</StatusLabel>}
        {formatDay(purchase.created_at)}{' '}
        {purchase.price > 0 ? `${formatYuan(purchase.price)} 购买` : purchase.status_label}
        {game.can.refund && left !== null ? <span>· 没下载可退，还剩 {left}</span> : null}
      </p>
    </>
  );
}

function OwnedLine({ game }: { game: OwnedGame }) {
  const [isChoosing, setChoosing] = useState(false);
  const { download, busyId } = useDownload(game.id, game.purchase);
  const { refund, isRefunding } = useRefund(game.id);
  const [only, ...others] = game.builds;

  function get() {
    if (only !== undefined && others.length === 0) void download(only.id);
    else setChoosing(true);
  }

  return (
    <GameLine
      game={game}
      to={gamePath(game.id)}
      about={<About game={game} />}
      actions={
        <>
          {game.can.refund ? (
            <Button
              size="small"
              aria-label={`退掉 ${game.title}`}
              loading={isRefunding}
              onClick={() => void refund(game.purchase.price)}
            >
              退款
            </Button>
          ) : null}
          {game.can.download ? (
            <Button
              size="small"
              look="tint"
              aria-label={`下载 ${game.title}`}
              icon={<Download size={14} strokeWidth={1.75} aria-hidden="true" />}
              loading={busyId !== null}
              onClick={get}
            >
              下载
            </Button>
          ) : null}
          <BuildsDialog
            builds={game.builds}
            busyId={busyId}
            onDownload={(id) => void download(id)}
            isOpen={isChoosing}
            onClose={() => setChoosing(false)}
          />
        </>
      }
    />
  );
}

type OwnedGamesProps = { page: number; onPage: (page: number) => void };

/** What one got here. */
export function OwnedGames({ page, onPage }: OwnedGamesProps) {
  const list = useQuery(myGamesQuery(page));
  return (
    <ListFrame
      list={list}
      label="获取的游戏"
      page={page}
      onPage={onPage}
      empty={
        <EmptyState
          line="还没有获取过游戏，买的和下载的都会放在这里。"
          action={
            <ButtonLink to={GAMES_PATH} look="primary">
              去看看游戏
            </ButtonLink>
          }
          className="pt-12"
        />
      }
    >
      {(game) => <OwnedLine key={game.id} game={game} />}
    </ListFrame>
  );
}
