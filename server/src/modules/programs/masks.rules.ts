import { gameTypes } from '@zaojie/contract/games/game-words';
import {
  programDisciplineNames,
  programPayNames,
  type ProgramDiscipline,
  type ProgramPay,
} from '@zaojie/contract/programs/program-words';

/** Bit n for the type n of games. */
export const genreMask = (ids: readonly number[]): number => ids.reduce((mask, id) => mask | (1 << id), 0);

export const genresIn = (mask: number) => gameTypes.filter(({ id }) => (mask & (1 << id)) !== 0);

const bitOf = (discipline: ProgramDiscipline, pay: ProgramPay): number =>
  1 << (programDisciplineNames.indexOf(discipline) * programPayNames.length + programPayNames.indexOf(pay));

type Wanted = { discipline: ProgramDiscipline; pay: ProgramPay };

/** A bit for each discipline and pay of which a place is open. */
export const openMask = (roles: readonly Wanted[]): number =>
  roles.reduce((mask, { discipline, pay }) => mask | bitOf(discipline, pay), 0);

/** Any of the bits fits what was chosen; null stands for any. */
export function wantedMask(discipline: ProgramDiscipline | null, pay: ProgramPay | null): number {
  const disciplines = discipline === null ? programDisciplineNames : [discipline];
  const pays = pay === null ? programPayNames : [pay];
  return openMask(disciplines.flatMap((each) => pays.map((other) => ({ discipline: each, pay: other }))));
}
