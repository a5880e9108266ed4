import type { listProgramCategories as endpoint } from '@zaojie/contract/programs/program.endpoints';
import {
  programDisciplineNames,
  programDisciplines,
  programEngineNames,
  programEngines,
  programPayNames,
  programPays,
  programStageNames,
  programStages,
} from '@zaojie/contract/programs/program-words';
import type { ProgramCategories } from '@zaojie/contract/programs/program.schemas';
import { gameTypes } from '@zaojie/contract/games/game-words';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Action } from '../../../frame/action.ts';
import { createDbCache } from '../../../platform/cache/db-cache.ts';
import { wantedMask } from '../masks.rules.ts';

type Group = { stage: string; engine: string | null; genre_mask: number; open_mask: number; count: number };

/** Everything published, by all that can be filtered; read from one index. */
export const groupsQuery = sql<Group>`
  select p.stage, p.engine, p.genre_mask, p.open_mask, count(*)::int as count from programs p
  where p.status = 'published' group by p.stage, p.engine, p.genre_mask, p.open_mask`;

const CACHED_MS = 10_000;
const cacheOf = createDbCache<ProgramCategories>({ ttlMs: CACHED_MS, max: 1 });

function countIn(groups: readonly Group[]): ProgramCategories {
  const count = (fits: (group: Group) => boolean) =>
    groups.reduce((sum, group) => sum + (fits(group) ? group.count : 0), 0);
  return {
    total: count(() => true),
    recruiting: count((group) => group.open_mask !== 0),
    stages: programStageNames.map((id) => ({
      id,
      name: programStages[id],
      count: count((group) => group.stage === id),
    })),
    engines: programEngineNames.map((id) => ({
      id,
      name: programEngines[id],
      count: count((group) => group.engine === id),
    })),
    genres: gameTypes.map(({ id, name }) => ({
      id,
      name,
      count: count((group) => (group.genre_mask & (1 << id)) !== 0),
    })),
    disciplines: programDisciplineNames.map((id) => ({
      id,
      name: programDisciplines[id],
      count: count((group) => (group.open_mask & wantedMask(id, null)) !== 0),
    })),
    pays: programPayNames.map((id) => ({
      id,
      name: programPays[id],
      count: count((group) => (group.open_mask & wantedMask(null, id)) !== 0),
    })),
  };
}

async function readCategories(db: Db): Promise<ProgramCategories> {
  const cache = cacheOf(db);
  const remembered = cache.get('all');
  if (remembered) return remembered;
  const made = countIn((await groupsQuery.execute(db)).rows);
  cache.set('all', made);
  return made;
}

export const listProgramCategories: Action<typeof endpoint> = ({ db }) => readCategories(db);
