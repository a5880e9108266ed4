import { Link } from 'react-router';
import { formatCount } from '../../text/numbers.ts';
import type { Hot } from './hot-lists.tsx';

const ASSET_TYPES: Record<string, string> = {
  image: '图像',
  audio: '音频',
  video: '视频',
  '3d': '3D 模型',
  model: '3D 模型',
  file: '文件',
};

type WorkProps = { to: string; title: string; cover: string; facts: readonly string[] };

function Work({ to, title, cover, facts }: WorkProps) {
  return (
    <li className="min-w-0">
      <Link to={to} className="group block rounded-[6px]">
        <img
          src={cover}
          alt=""
          width={160}
          height={100}
          loading="lazy"
          decoding="async"
          className="aspect-16/10 w-full rounded-[6px] bg-surface-3 object-cover"
        />
        <span className="mt-1.5 block truncate leading-ui font-medium group-hover:text-brand-ink">
          {title}
        </span>
        <span className="block truncate text-12 text-ink-3">{facts.join(' · ')}</span>
      </Link>
    </li>
  );
}

export function HotGames({ games }: { games: Hot['hot_games'] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-3.5">
      {games.map((game) => (
        <Work
          key={game.id}
          to={`/games/${game.id}`}
          title={game.title}
          cover={game.cover_image}
          facts={[game.nickname, `${formatCount(game.view_count)} 浏览`]}
        />
      ))}
    </ul>
  );
}

export function HotMaterials({ materials }: { materials: Hot['hot_materials'] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-3.5">
      {materials.map((material) => (
        <Work
          key={material.id}
          to={`/assets/${material.id}`}
          title={material.title}
          cover={material.cover_image}
          facts={[
            ASSET_TYPES[material.asset_type.toLowerCase()] ?? material.asset_type,
            `${formatCount(material.view_count)} 浏览`,
          ]}
        />
      ))}
    </ul>
  );
}
