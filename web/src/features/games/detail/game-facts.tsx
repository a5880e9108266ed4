import type { GameDetail } from '@zaojie/contract/games/game.schemas';
import { Gamepad, Gamepad2, Globe, Monitor, Smartphone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '../../../text/dates.ts';
import { formatCount, formatSize } from '../../../text/numbers.ts';

/** By the ids of the platforms. */
const ICONS: Readonly<Record<number, LucideIcon>> = {
  1: Monitor,
  2: Globe,
  3: Smartphone,
  4: Gamepad2,
  5: Gamepad,
};

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4 py-1.25">
      <dt className="shrink-0 text-13 text-ink-3">{label}</dt>
      <dd className="min-w-0 text-right text-14">{children}</dd>
    </div>
  );
}

function Platforms({ game }: { game: GameDetail }) {
  return (
    <span className="flex flex-wrap justify-end gap-x-3 gap-y-1">
      {game.platform_ids.map((id, index) => {
        const Icon = ICONS[id] ?? Gamepad2;
        return (
          <span key={id} className="inline-flex items-center gap-1">
            <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="text-ink-3" />
            {game.platform[index]}
          </span>
        );
      })}
    </span>
  );
}

function versionOf({ version, size }: GameDetail): string {
  return [version, size === null ? '' : formatSize(size)].filter(Boolean).join('，');
}

/** 2026年9月20日, whatever year it is: on a shelf the year is part of the date. */
function dayOf(moment: string): string {
  const [year = '', month = '', day = ''] = formatDate(moment).split('-');
  return `${year}年${Number(month)}月${Number(day)}日`;
}

export function GameFacts({ game }: { game: GameDetail }) {
  const version = versionOf(game);
  return (
    <dl>
      {game.platform_ids.length > 0 ? (
        <Fact label="平台">
          <Platforms game={game} />
        </Fact>
      ) : null}
      {game.game_type.length > 0 ? <Fact label="类型">{game.game_type.join('，')}</Fact> : null}
      {game.languages.length > 0 ? <Fact label="语言">{game.languages.join('，')}</Fact> : null}
      <Fact label="发布">{dayOf(game.created_at)}</Fact>
      {version === '' ? null : <Fact label="版本">{version}</Fact>}
      {game.play_count > 0 ? <Fact label="玩过">{formatCount(game.play_count)} 人次</Fact> : null}
    </dl>
  );
}
