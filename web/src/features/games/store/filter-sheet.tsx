import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '../../../text/numbers.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Button, TextButton } from '../../../ui/form/button.tsx';
import { ChipButton } from '../../../ui/text/chip.tsx';
import type { FilterProps } from './filter-panel.tsx';
import { gamesQuery } from '../game-queries.ts';
import { changedFilters, countFilters, NO_FILTERS, toggledId, type FilterPart } from './games-address.ts';
import { filterOf, shownRange } from './price-bounds.ts';
import { PriceFilter } from './price-filter.tsx';

type ChipsProps = {
  title: string;
  choices: readonly { id: number; name: string; count: number }[];
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
};

function Chips({ title, choices, chosen, onChange }: ChipsProps) {
  return (
    <section aria-label={title}>
      <h3 className="mb-2.5 text-14">{title}</h3>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ id, name, count }) => (
          <ChipButton
            key={id}
            selected={chosen.includes(id)}
            onClick={() => onChange(toggledId(chosen, id))}
            className="h-9! px-3.5! text-14!"
          >
            {name} <span className="text-12">{count}</span>
          </ChipButton>
        ))}
      </div>
    </section>
  );
}

function countWords(total: number | undefined): string {
  if (total === undefined) return '正在数…';
  return total === 0 ? '没有符合的游戏' : `看 ${formatNumber(total)} 款游戏`;
}

/** On narrow windows the filters rise from the foot: the button counts along, and shows what was chosen. */
export function FilterSheet({ categories, filters, onChange }: FilterProps) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(filters);
  const counted = useQuery({ ...gamesQuery(chosen), enabled: isOpen });
  const total = counted.isPlaceholderData ? undefined : counted.data?.total;
  const choose = (part: FilterPart) => setChosen((before) => changedFilters(before, part));

  function open() {
    setChosen(filters);
    setOpen(true);
  }
  function show() {
    setOpen(false);
    onChange(chosen);
  }

  const { game_type: type, platform, price } = categories;
  const count = countFilters(filters);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={count > 0 ? `筛选，已选 ${count} 项` : '筛选'}
        icon={<SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={open}
        className="shrink-0 min-[1181px]:hidden"
      >
        筛选
        {count > 0 ? (
          <span className="grid min-w-5 place-items-center rounded-full bg-brand-tint px-1.5 text-12 leading-5 text-brand-ink">
            {count}
          </span>
        ) : null}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="筛选"
        footer={
          <div className="grid flex-1 grid-cols-1 gap-2">
            <Button look="primary" block onClick={show}>
              {countWords(total)}
            </Button>
          </div>
        }
      >
        <div className="grid grid-cols-1 gap-6">
          <Chips
            title="类型"
            choices={type.list}
            chosen={chosen.types}
            onChange={(types) => choose({ types })}
          />
          <Chips
            title="平台"
            choices={platform.list}
            chosen={chosen.platforms}
            onChange={(platforms) => choose({ platforms })}
          />
          <section aria-label="价格">
            <h3 className="mb-1 text-14">价格</h3>
            <PriceFilter
              bounds={price}
              range={shownRange(chosen, price)}
              onChange={(range) => choose(filterOf(range, price))}
            />
          </section>
          {countFilters(chosen) > 0 ? (
            <TextButton onClick={() => choose(NO_FILTERS)} className="justify-self-start">
              清空
            </TextButton>
          ) : null}
        </div>
      </Dialog>
    </>
  );
}
