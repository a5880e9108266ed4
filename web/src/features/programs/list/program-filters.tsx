import { gameTypes } from '@zaojie/contract/games/game-words';
import {
  programDisciplines,
  programDisciplineNames,
  programEngineNames,
  programEngines,
  programOrderNames,
  programOrders,
  programPayNames,
  programPays,
  programStageNames,
  programStages,
} from '@zaojie/contract/programs/program-words';
import type { ProgramCategories } from '@zaojie/contract/programs/program.schemas';
import { FilterChips } from '../../../ui/layout/filter-chips.tsx';
import { Tabs } from '../../../ui/menu/tabs.tsx';
import type { ProgramFilters } from './programs-address.ts';

const ALL = { value: null, label: '全部' };
const ORDERS = programOrderNames.map((value) => ({ value, label: programOrders[value] }));
const DISCIPLINES = [
  ALL,
  ...programDisciplineNames.map((value) => ({ value, label: programDisciplines[value] })),
];
const PAYS = [ALL, ...programPayNames.map((value) => ({ value, label: programPays[value] }))];

type ProgramFilterRowsProps = {
  filters: ProgramFilters;
  /** How many there are of each; missing while they load. */
  categories: ProgramCategories | undefined;
  onChange: (change: Partial<ProgramFilters>) => void;
};

type Counted = readonly { id: string | number; count: number }[] | undefined;
const countIn = (list: Counted, id: string | number) => list?.find((each) => each.id === id)?.count;

/** What nobody has used isn't offered, unless it is chosen. */
function used<Option extends { value: string | number }>(
  options: readonly Option[],
  list: Counted,
  chosen: string | number | null,
): Option[] {
  return options.filter(({ value }) => value === chosen || (countIn(list, value) ?? 1) > 0);
}

export function ProgramFilterRows({ filters, categories, onChange }: ProgramFilterRowsProps) {
  const genres = gameTypes.map(({ id, name }) => ({ value: id as number, label: name }));
  const engines = programEngineNames.map((value) => ({ value, label: programEngines[value] }));
  const orders = (
    <Tabs
      label="排序"
      look="segment"
      items={ORDERS}
      value={filters.order}
      onChange={(order) => onChange({ order })}
      className="shrink-0"
    />
  );
  return (
    <section aria-label="筛选" className="mt-4 mb-5 border-t border-line max-md:mb-3">
      <FilterChips
        label="阶段"
        name="stage"
        value={filters.stage}
        options={[
          { ...ALL, count: categories?.total },
          ...programStageNames.map((value) => ({
            value,
            label: programStages[value],
            count: countIn(categories?.stages, value),
          })),
        ]}
        onChange={(stage) => onChange({ stage })}
      >
        <span className="max-[1180px]:hidden">{orders}</span>
      </FilterChips>
      <FilterChips
        label="类型"
        name="genre"
        value={filters.genre}
        options={[ALL, ...used(genres, categories?.genres, filters.genre)]}
        onChange={(genre) => onChange({ genre })}
      />
      <FilterChips
        label="引擎"
        name="engine"
        value={filters.engine}
        options={[ALL, ...used(engines, categories?.engines, filters.engine)]}
        onChange={(engine) => onChange({ engine })}
      />
      <FilterChips
        label="在招"
        name="discipline"
        value={filters.discipline}
        options={DISCIPLINES}
        onChange={(discipline) => onChange({ discipline })}
      />
      <FilterChips
        label="报酬"
        name="pay"
        value={filters.pay}
        options={PAYS}
        onChange={(pay) => onChange({ pay })}
      />
      <div className="pt-3 min-[1181px]:hidden">{orders}</div>
    </section>
  );
}
