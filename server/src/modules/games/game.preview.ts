import { gameTypes } from '@zaojie/contract/games/game-words';
import { yuanWords } from '@zaojie/contract/money';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { LinkPreview, PageDescription } from '../../frame/link-preview.ts';
import { namesOf } from './masks.rules.ts';

type Shown = { title: string; summary: string; price_fen: number; type_mask: number; picture: string };

async function describeGame(db: Db, id: number): Promise<PageDescription | null> {
  const { rows } = await sql<Shown>`
    select title, summary, price_fen, type_mask, coalesce(cover ->> 'url', '') as picture
    from games where id = ${id} and status = 'published'`.execute(db);
  const [game] = rows;
  if (!game) return null;
  const price = game.price_fen === 0 ? '免费' : yuanWords(game.price_fen);
  const facts = [...namesOf(gameTypes, game.type_mask), price].join(' · ');
  return { title: game.title, description: `${game.summary} ${facts}`, image: game.picture };
}

export const gamePreview: LinkPreview = { path: /^\/games\/(\d{1,15})\/?$/, describe: describeGame };
