import { programEngines, programPays, programStages } from '@zaojie/contract/programs/program-words';
import type { OpenRole, ProgramCard } from '@zaojie/contract/programs/program.schemas';
import { genresIn } from './masks.rules.ts';
import type { CardRow, OpenRoleRow } from './program-rows.ts';

export const viewOpenRole = (role: OpenRoleRow): OpenRole => ({ ...role, pay_label: programPays[role.pay] });

export const momentOf = (moment: Date | string): string => new Date(moment).toISOString();

type Facts = Omit<CardRow, 'open_roles' | 'members'>;

/** What a card and the page itself have in common. */
export function viewFacts(row: Facts): Omit<ProgramCard, 'open_roles' | 'members'> {
  const genres = genresIn(row.genre_mask);
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    cover: row.cover,
    stage: row.stage,
    stage_label: programStages[row.stage],
    engine: row.engine,
    engine_label: row.engine === null ? '' : programEngines[row.engine],
    genre_ids: genres.map(({ id }) => id),
    genres: genres.map(({ name }) => name),
    owner: row.owner,
    team: row.team,
    open_count: row.status === 'published' ? row.open_count : 0,
    member_count: row.member_count,
    follower_count: row.follower_count,
    devlog_count: row.devlog_count,
    demo_kind: row.demo_kind,
    is_followed: row.is_followed,
    created_at: momentOf(row.published_at ?? row.created_at),
    active_at: momentOf(row.active_at),
  };
}

export function viewCard(row: CardRow): ProgramCard {
  return { ...viewFacts(row), open_roles: row.open_roles.map(viewOpenRole), members: row.members };
}
