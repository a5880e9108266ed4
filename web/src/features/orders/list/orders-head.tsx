import type { OrderSide } from '@zaojie/contract/orders/order-words';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '../../../hooks/use-debounced.ts';
import { limits } from '@zaojie/contract/limits';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';

type Waiting = { buyer: number; seller: number };

function about(side: OrderSide, waiting: Waiting | undefined, count: number | undefined): string {
  if (waiting === undefined || count === undefined) return '你约的稿和接的单，每一笔走到哪一步。';
  if (count === 0) return side === 'buyer' ? '你还没有约过稿。' : '你还没有接过单。';
  const mine = waiting[side];
  if (mine > 0) return `轮到你 ${mine} 笔，快到期的排在前面。`;
  return side === 'buyer' ? '现在没有要你处理的，有动静会通知你。' : '现在没有要你动手的，有动静会通知你。';
}

interface OrdersHeadProps {
  side: OrderSide;
  keyword: string;
  waiting: Waiting | undefined;
  /** How many there are on this side. */
  count: number | undefined;
  onSide: (side: OrderSide) => void;
  onKeyword: (keyword: string) => void;
}

/** Title, the search, and the switch between what one ordered and what one works on. */
export function OrdersHead({ side, keyword, waiting, count, onSide, onKeyword }: OrdersHeadProps) {
  const named = (label: string, of: OrderSide) =>
    waiting !== undefined && waiting[of] > 0 ? `${label} ${waiting[of]}` : label;
  return (
    <header className="flex flex-wrap items-end gap-x-4 gap-y-3 max-md:flex-col max-md:items-stretch">
      <div>
        <h1 className="text-28 max-md:text-22">我的订单</h1>
        <p className="mt-1 text-ink-2">{about(side, waiting, count)}</p>
      </div>
      <div className="ml-auto flex items-center gap-3 max-md:ml-0 max-md:flex-col max-md:items-stretch">
        <SearchField key={side} keyword={keyword} onKeyword={onKeyword} />
        <Segmented
          label="身份"
          name="order-side"
          value={side}
          options={[
            { value: 'buyer', label: named('我约的', 'buyer') },
            { value: 'seller', label: named('我接的', 'seller') },
          ]}
          onChange={(next) => onSide(next === 'seller' ? 'seller' : 'buyer')}
          className="max-md:grid! max-md:grid-cols-2 md:h-11 [&>label]:justify-center md:[&>label]:h-auto"
        />
      </div>
    </header>
  );
}

function SearchField({ keyword, onKeyword }: Pick<OrdersHeadProps, 'keyword' | 'onKeyword'>) {
  const [typed, setTyped] = useState(keyword);
  const settled = useDebounced(typed.trim(), limits.search.debounceMs);
  const search = useEffectEvent((words: string) => {
    if (words !== keyword) onKeyword(words);
  });
  useEffect(() => search(settled), [settled]);
  return (
    <TextInput
      label="搜索订单"
      labelHidden
      type="search"
      placeholder="搜作品名、对方昵称、订单号"
      maxLength={limits.keywordMax}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      leading={<Search size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />}
      className="w-66 max-md:w-auto"
    />
  );
}
