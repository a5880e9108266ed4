import { useQuery } from '@tanstack/react-query';
import type { PendingGame } from '@zaojie/contract/games/game.schemas';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { formatFullTime, formatMoment } from '../../../text/dates.ts';
import { formatYuan } from '../../../text/numbers.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Button, TextLink } from '../../../ui/form/button.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { gamePath } from '../game-paths.ts';
import { reviewQuery } from '../game-queries.ts';
import { GameLine } from '../mine/game-line.tsx';
import { ListFrame } from '../mine/list-frame.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useVerdicts, type Verdicts } from './use-verdicts.ts';

function About({ game }: { game: PendingGame }) {
  const at = game.submitted_at;
  return (
    <div className="grid grid-cols-1 gap-1 text-13 text-ink-3">
      <p className="flex flex-wrap gap-x-1">
        <Link to={`/user/${game.user_id}`} className="font-medium text-ink-2 hover:text-brand-ink">
          {game.nickname}
        </Link>
        <span>· {game.price === 0 ? '免费' : formatYuan(game.price)}</span>
        {at === null ? null : (
          <time dateTime={at} title={formatFullTime(at)}>
            · {formatMoment(at)} 提交
          </time>
        )}
      </p>
      {game.found_words.length > 0 ? (
        <p className="flex flex-wrap items-center gap-1.5">
          命中
          {game.found_words.map((word) => (
            <StatusLabel key={word} tone="warning">
              {word}
            </StatusLabel>
          ))}
        </p>
      ) : null}
      <p className="line-clamp-6 break-words whitespace-pre-line text-ink-2">
        {game.summary}
        {game.description === '' ? '' : `\n${game.description.replaceAll(/\n{2,}/g, '\n')}`}
      </p>
    </div>
  );
}

function ReviewLine({ game, verdicts }: { game: PendingGame; verdicts: Verdicts }) {
  const [isRejecting, setRejecting] = useState(false);
  const isBusy = verdicts.busyId === game.id;
  return (
    <GameLine
      game={game}
      to={gamePath(game.id)}
      about={<About game={game} />}
      actions={
        <>
          <TextLink to={gamePath(game.id)}>看页面</TextLink>
          <Button
            size="small"
            aria-label={`退回 ${game.title}`}
            disabled={isBusy}
            onClick={() => setRejecting(true)}
          >
            退回
          </Button>
          <Button
            size="small"
            look="primary"
            aria-label={`通过 ${game.title}`}
            loading={isBusy}
            onClick={() => void verdicts.approve(game)}
          >
            通过
          </Button>
          {isRejecting ? (
            <RejectDialog
              title={game.title}
              onReject={(reason) => verdicts.reject(game, reason)}
              onClose={() => setRejecting(false)}
            />
          ) : null}
        </>
      }
    />
  );
}

/** The queue of games whose words tripped the filter. */
export function GameReview() {
  const [search, setSearch] = useSearchParams();
  const written = search.get('page') ?? '';
  const page = /^[1-9]\d{0,5}$/.test(written) ? Number(written) : 1;
  const list = useQuery(reviewQuery(page));
  const verdicts = useVerdicts();
  return (
    <ListFrame
      list={list}
      label="等待审核的游戏"
      page={page}
      onPage={(next) => setSearch(next > 1 ? { page: String(next) } : {})}
      empty={<EmptyState line="没有等着审核的游戏。" className="pt-14" />}
    >
      {(game) => <ReviewLine key={game.id} game={game} verdicts={verdicts} />}
    </ListFrame>
  );
}
