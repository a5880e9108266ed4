import { programStages, type ProgramStage } from '@zaojie/contract/programs/program-words';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { LinkPreview, PageDescription } from '../../frame/link-preview.ts';
import { genresIn } from './masks.rules.ts';

type Shown = { title: string; summary: string; stage: ProgramStage; genre_mask: number; picture: string };

async function describeProgram(db: Db, id: number): Promise<PageDescription | null> {
  const { rows } = await sql<Shown>`
    select title, summary, stage, genre_mask, coalesce(cover ->> 'url', '') as picture
    from programs where id = ${id} and status in ('published', 'archived')`.execute(db);
  const [program] = rows;
  if (!program) return null;
  const genres = genresIn(program.genre_mask)
    .map(({ name }) => name)
    .join('、');
  return {
    title: program.title,
    description: `${programStages[program.stage]} · ${genres} · ${program.summary}`,
    image: program.picture,
  };
}

export const programPreview: LinkPreview = {
  path: /^\/program\/project\/(\d{1,15})\/?$/,
  describe: describeProgram,
};

type ShownTeam = { name: string; words: string; picture: string };

async function describeTeam(db: Db, id: number): Promise<PageDescription | null> {
  const { rows } = await sql<ShownTeam>`
    select t.name, t.words, coalesce(t.avatar ->> 'url', '') as picture from program_teams t
    where t.id = ${id} and exists (
      select from programs p where p.team_id = t.id and p.status in ('published', 'archived'))`.execute(db);
  const [team] = rows;
  return team ? { title: team.name, description: team.words, image: team.picture } : null;
}

export const teamPreview: LinkPreview = { path: /^\/program\/team\/(\d{1,15})\/?$/, describe: describeTeam };
