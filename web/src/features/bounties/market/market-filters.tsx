import { marketCategories, marketStyles } from '@zaojie/contract/market-words';
import { useQuery } from '@tanstack/react-query';
import { InlineError } from '../../../ui/feedback/inline-error.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Tabs } from '../../../ui/menu/tabs.tsx';
import { categoriesQuery } from '../bounty-queries.ts';
import { FilterChips } from '../../../ui/layout/filter-chips.tsx';
import type { MarketFilters } from './market-address.ts';

type FiltersProps = { filters: MarketFilters; onChange: (change: Partial<MarketFilters>) => void };

const SOURCES = [
  { value: null, label: '全部' },
  { value: 'business', label: '企业约稿' },
  { value: 'personal', label: '个人约稿' },
] as const;
const ORDERS = [
  { value: 'new', label: '最新' },
  { value: 'hot', label: '最热' },
] as const;
const ALL = { value: null, label: '全部' };
const STYLES = [ALL, ...marketStyles.map(({ id, name }) => ({ value: id, label: name }))];

function CategoryRow({ filters, onChange }: FiltersProps) {
  const { data, isError, isFetching, refetch } = useQuery(categoriesQuery);
  const countOf = (id: number) => data?.find((category) => category.id === id)?.count;
  const total = data?.reduce((sum, { count }) => sum + count, 0);
  return (
    <FilterChips
      label="类型"
      name="category"
      value={filters.category}
      options={[
        { ...ALL, count: total },
        ...marketCategories.map(({ id, name }) => ({ value: id, label: name, count: countOf(id) })),
      ]}
      onChange={(category) => onChange({ category })}
    >
      {isError && !data ? (
        <InlineError text="加载分类失败" onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
    </FilterChips>
  );
}

export function BountyFilters({ filters, onChange }: FiltersProps) {
  return (
    <section aria-label="筛选" className="mb-5 max-md:mb-3">
      <FilterChips
        label="来源"
        isLabelHiddenOnPhone
        name="business"
        value={filters.business}
        options={SOURCES}
        onChange={(business) => onChange({ business })}
      >
        <Tabs
          label="排序"
          look="segment"
          items={ORDERS}
          value={filters.order}
          onChange={(order) => onChange({ order })}
          className="shrink-0"
        />
      </FilterChips>
      <CategoryRow filters={filters} onChange={onChange} />
      <FilterChips
        label="画风"
        name="style"
        value={filters.style}
        options={STYLES}
        onChange={(style) => onChange({ style })}
      />
      <fieldset className="border-b border-line">
        <legend className="sr-only">只看</legend>
        <div className="flex min-h-11.5 flex-wrap items-center gap-x-6 max-md:gap-x-4">
          <Checkbox
            checked={filters.isEnterprise}
            onChange={(event) => onChange({ isEnterprise: event.target.checked })}
          >
            仅看认证企业
          </Checkbox>
          <Checkbox
            checked={filters.noApplicants}
            onChange={(event) => onChange({ noApplicants: event.target.checked })}
          >
            仅看无人应征
          </Checkbox>
          <Checkbox
            checked={filters.characterDesign}
            onChange={(event) => onChange({ characterDesign: event.target.checked })}
          >
            仅看角色设计
          </Checkbox>
        </div>
      </fieldset>
    </section>
  );
}
