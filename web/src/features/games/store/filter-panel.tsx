import type { GameCategories } from '@zaojie/contract/games/game.schemas';
import type { ReactNode } from 'react';
import { formatCount } from '../../../text/numbers.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { toggledId, type FilterPart, type GamesFilters } from './games-address.ts';
import { filterOf, shownRange } from './price-bounds.ts';
import { PriceFilter } from './price-filter.tsx';

type Choice = { id: number; name: string; count: number };

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-line py-5 not-first:border-t first:pt-0">
      <legend className="float-left mb-1.5 w-full text-14 leading-ui font-semibold">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}

type ChoicesProps = {
  choices: readonly Choice[];
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
};

function Choices({ choices, chosen, onChange }: ChoicesProps) {
  return (
    <ul>
      {choices.map(({ id, name, count }) => (
        <li key={id} className="flex h-8.5 items-center gap-2">
          <Checkbox
            checked={chosen.includes(id)}
            onChange={() => onChange(toggledId(chosen, id))}
            className="flex-1 text-14!"
          >
            {name}
          </Checkbox>
          <span className="text-12 text-ink-3 tabular-nums">{formatCount(count)}</span>
        </li>
      ))}
    </ul>
  );
}

export type FilterProps = {
  categories: GameCategories;
  filters: GamesFilters;
  onChange: (part: FilterPart) => void;
};

/** Beside the games, on the paper: everything is applied when it is pressed. */
export function FilterPanel({ categories, filters, onChange }: FilterProps) {
  const { game_type: type, platform, price } = categories;
  return (
    <>
      <Group title="类型">
        <Choices choices={type.list} chosen={filters.types} onChange={(types) => onChange({ types })} />
      </Group>
      <Group title="平台">
        <Choices
          choices={platform.list}
          chosen={filters.platforms}
          onChange={(platforms) => onChange({ platforms })}
        />
      </Group>
      <Group title="价格">
        <PriceFilter
          bounds={price}
          range={shownRange(filters, price)}
          onChange={(range) => onChange(filterOf(range, price))}
        />
      </Group>
    </>
  );
}
