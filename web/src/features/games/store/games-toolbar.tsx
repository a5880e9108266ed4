import { gameOrderNames, gameOrders, type GameOrder } from '@zaojie/contract/games/game-words';
import type { GameCategories } from '@zaojie/contract/games/game.schemas';
import { LayoutGrid, List } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../text/numbers.ts';
import { TextButton } from '../../../ui/form/button.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import { countFilters, NO_FILTERS, toggledId, type FilterPart, type GamesFilters } from './games-address.ts';
import { priceWords } from './nothing-words.ts';

const SORTS = gameOrderNames.map((value) => ({ value, label: gameOrders[value] }));
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const VIEWS = [
  { value: 'grid', label: '网格', icon: <LayoutGrid {...icon} /> },
  { value: 'list', label: '列表', icon: <List {...icon} /> },
];

type ToolbarProps = {
  /** Null until the first answer is there. */
  total: number | null;
  categories: GameCategories | undefined;
  filters: GamesFilters;
  onChange: (part: FilterPart) => void;
  /** The way to the filters where they have no room of their own. */
  sheet: ReactNode;
};

/** Each choice that narrows the list, to be taken away one by one. */
function chosenOf(filters: GamesFilters, { game_type: type, platform }: GameCategories) {
  const price = priceWords(filters);
  return [
    ...type.list
      .filter(({ id }) => filters.types.includes(id))
      .map(({ id, name }) => ({ name, without: { types: toggledId(filters.types, id) } })),
    ...platform.list
      .filter(({ id }) => filters.platforms.includes(id))
      .map(({ id, name }) => ({ name, without: { platforms: toggledId(filters.platforms, id) } })),
    ...(price === null ? [] : [{ name: price, without: { priceMin: null, priceMax: null } }]),
  ];
}

export function GamesToolbar({ total, categories, filters, onChange, sheet }: ToolbarProps) {
  const chosen = categories ? chosenOf(filters, categories) : [];
  return (
    <div className="mb-5 flex min-h-9.5 flex-wrap items-center gap-x-3 gap-y-2 max-md:mb-3.5 max-md:flex-nowrap max-md:gap-x-2">
      {sheet}
      <p aria-live="polite" className="text-13 text-ink-3 max-md:sr-only">
        {total === null ? '正在找…' : `共 ${formatNumber(total)} 款`}
      </p>
      <div className="flex flex-wrap items-center gap-2 empty:hidden max-[1180px]:order-last max-[1180px]:w-full max-md:hidden">
        {chosen.map(({ name, without }) => (
          <Chip key={name} selected removeLabel={`不限${name}`} onRemove={() => onChange(without)}>
            {name}
          </Chip>
        ))}
        {countFilters(filters) > 0 ? (
          <TextButton onClick={() => onChange(NO_FILTERS)}>清空</TextButton>
        ) : null}
      </div>
      <div className="ml-auto flex min-w-0 items-center gap-3 max-md:gap-2">
        <Select
          label="排序"
          labelHidden
          value={filters.order}
          options={SORTS}
          onChange={(event) => onChange({ order: event.target.value as GameOrder })}
          className="min-w-0 [&_select]:field-sizing-content [&_select]:text-ellipsis [&>div]:h-9.5! max-md:[&>div]:h-11!"
        />
        <Segmented
          label="显示方式"
          name="games-view"
          value={filters.view}
          options={VIEWS}
          onChange={(view) => onChange({ view: view === 'list' ? 'list' : 'grid' })}
        />
      </div>
    </div>
  );
}
