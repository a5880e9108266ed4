import { gameTypes } from '@zaojie/contract/games/game-words';
import {
  programDisciplineNames,
  programEngineNames,
  programOrderNames,
  programPayNames,
  programStageNames,
  type ProgramDiscipline,
  type ProgramEngine,
  type ProgramOrder,
  type ProgramPay,
  type ProgramStage,
} from '@zaojie/contract/programs/program-words';

/** What the list shows. All of it stands in the address, so that a reload, Back and links keep it. */
export type ProgramFilters = {
  order: ProgramOrder;
  stage: ProgramStage | null;
  engine: ProgramEngine | null;
  /** One of the games' types. */
  genre: number | null;
  discipline: ProgramDiscipline | null;
  pay: ProgramPay | null;
};

const USUAL_ORDER: ProgramOrder = programOrderNames[0];

function pick<Word extends string>(words: readonly Word[], given: string | null): Word | null {
  return words.find((word) => word === given) ?? null;
}

/** Rubbish in an address counts as left out. */
export function readProgramFilters(query: URLSearchParams): ProgramFilters {
  return {
    order: pick(programOrderNames, query.get('order')) ?? USUAL_ORDER,
    stage: pick(programStageNames, query.get('stage')),
    engine: pick(programEngineNames, query.get('engine')),
    genre: gameTypes.find(({ id }) => String(id) === query.get('genre'))?.id ?? null,
    discipline: pick(programDisciplineNames, query.get('discipline')),
    pay: pick(programPayNames, query.get('pay')),
  };
}

/** The address with these filters; what is as it begins is left out, what isn't a filter stays. */
export function withProgramFilters(query: URLSearchParams, filters: ProgramFilters): URLSearchParams {
  const next = new URLSearchParams(query);
  const words = { ...filters, order: filters.order === USUAL_ORDER ? null : filters.order };
  for (const [name, value] of Object.entries(words)) {
    if (value === null) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

export const NO_FILTERS = { stage: null, engine: null, genre: null, discipline: null, pay: null } as const;

/** Whether anything is filtered out; the order hides nothing. */
export function isFiltered(filters: ProgramFilters): boolean {
  return (Object.keys(NO_FILTERS) as (keyof typeof NO_FILTERS)[]).some((name) => filters[name] !== null);
}
