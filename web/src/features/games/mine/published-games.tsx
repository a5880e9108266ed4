import { useQuery } from '@tanstack/react-query';
import { gameStatuses, gameStatusNames, type GameStatus } from '@zaojie/contract/games/game-words';
import type { OwnGame } from '@zaojie/contract/games/game.schemas';
import { useState } from 'react';
import { formatAgo } from '../../../text/dates.ts';
import { formatCount, formatYuan } from '../../../text/numbers.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { RadioChips } from '../../../ui/form/radio-chips.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { editGamePath, gamePath, PUBLISH_GAME_PATH } from '../game-paths.ts';
import { publishedGamesQuery } from '../game-queries.ts';
import { useGameMoves, type GameMoves } from '../publish/use-game-moves.ts';
import { statusTones } from '../status-tones.ts';
import { GameLine } from './game-line.tsx';
import { ListFrame } from './list-frame.tsx';
import { PriceDialog } from './price-dialog.tsx';

const STATUSES = [
  { value: '', label: '全部' },
  ...gameStatusNames.map((value) => ({ value, label: gameStatuses[value] })),
];

function About({ game }: { game: OwnGame }) {
  return (
    <>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-ink-3">
        <StatusLabel tone={statusTones[game.status]}>{gameStatuses[game.status]}</StatusLabel>
        {game.price === 0 ? '免费' : formatYuan(game.price)} · {formatCount(game.player_count)} 人获取 ·{' '}
        {formatAgo(game.updated_at)}改过
      </p>
      {game.review_reason === '' ? null : (
        <p className="mt-0.5 text-13 text-danger">没有通过：{game.review_reason}</p>
      )}
    </>
  );
}

function OwnLine({ game, moves }: { game: OwnGame; moves: GameMoves }) {
  const [isPricing, setPricing] = useState(false);
  const { can, title } = game;
  const isBusy = moves.busyId === game.id;
  return (
    <GameLine
      game={game}
      to={gamePath(game.id)}
      about={<About game={game} />}
      actions={
        <>
          {can.delete ? (
            <Button
              size="small"
              look="quiet"
              aria-label={`删除 ${title}`}
              disabled={isBusy}
              onClick={() => void moves.remove(game)}
            >
              删除
            </Button>
          ) : null}
          {can.withdraw ? (
            <Button
              size="small"
              look="quiet"
              aria-label={`${game.status === 'pending' ? '撤回' : '下架'} ${title}`}
              disabled={isBusy}
              onClick={() => void moves.withdraw(game)}
            >
              {game.status === 'pending' ? '撤回审核' : '下架'}
            </Button>
          ) : null}
          {game.status === 'published' ? (
            <Button size="small" aria-label={`给 ${title} 改价`} onClick={() => setPricing(true)}>
              改价
            </Button>
          ) : null}
          {can.edit ? (
            <ButtonLink size="small" to={editGamePath(game.id)} aria-label={`编辑 ${title}`}>
              编辑
            </ButtonLink>
          ) : null}
          {can.publish ? (
            <Button
              size="small"
              look="tint"
              aria-label={`发布 ${title}`}
              loading={isBusy}
              onClick={() => void moves.publish(game)}
            >
              发布
            </Button>
          ) : null}
          {isPricing ? (
            <PriceDialog
              game={game}
              isSaving={isBusy}
              onSave={(price) => moves.setPrice(game, price)}
              onClose={() => setPricing(false)}
            />
          ) : null}
        </>
      }
    />
  );
}

type PublishedGamesProps = {
  status: GameStatus | null;
  page: number;
  onGo: (next: { status: GameStatus | null; page: number }) => void;
};

/** What one made, in whatever state. */
export function PublishedGames({ status, page, onGo }: PublishedGamesProps) {
  const list = useQuery(publishedGamesQuery(status, page));
  const moves = useGameMoves();
  return (
    <>
      <RadioChips
        label="状态"
        name="game-status"
        value={status ?? ''}
        options={STATUSES}
        onChange={(value) => onGo({ status: value === '' ? null : (value as GameStatus), page: 1 })}
        scrollsOnPhone
        className="mb-4"
      />
      <ListFrame
        list={list}
        label="发布的游戏"
        page={page}
        onPage={(next) => onGo({ status, page: next })}
        empty={
          <EmptyState
            line={status === null ? '还没有做好的游戏放上来过。' : `没有${gameStatuses[status]}的游戏。`}
            action={
              <ButtonLink to={PUBLISH_GAME_PATH} look="primary">
                发布游戏
              </ButtonLink>
            }
            className="pt-12"
          />
        }
      >
        {(game) => <OwnLine key={game.id} game={game} moves={moves} />}
      </ListFrame>
    </>
  );
}
