import { assetLicences, licenceWords } from '@zaojie/contract/assets/asset-words';
import { RadioChips } from '../../../ui/form/radio-chips.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import type { LibraryFilters } from './library-address.ts';

const LICENCES = [
  { value: 'all', label: '全部' },
  ...assetLicences.map((licence) => ({ value: licence, label: licenceWords[licence].name })),
];
const ORDERS = [
  { value: 'new', label: '最新' },
  { value: 'downloads', label: '下载最多' },
];

type LibraryFiltersRowProps = {
  filters: LibraryFilters;
  onChange: (change: Partial<LibraryFilters>) => void;
};

export function LibraryFiltersRow({ filters, onChange }: LibraryFiltersRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 max-md:py-3">
      <div className="flex max-w-full min-w-0 items-center gap-3">
        <span aria-hidden="true" className="shrink-0 text-13 text-ink-3">
          授权
        </span>
        <RadioChips
          label="授权"
          name="asset-licence"
          value={filters.licence ?? 'all'}
          options={LICENCES}
          scrollsOnPhone
          onChange={(value) => onChange({ licence: assetLicences.find((each) => each === value) ?? null })}
        />
      </div>
      {filters.tag === null ? null : (
        <Chip onRemove={() => onChange({ tag: null })} removeLabel={`不再按标签 ${filters.tag} 筛选`}>
          #{filters.tag}
        </Chip>
      )}
      <Segmented
        label="排序"
        name="asset-order"
        value={filters.order}
        options={ORDERS}
        onChange={(value) => onChange({ order: value === 'downloads' ? 'downloads' : 'new' })}
        className="min-[1181px]:ml-auto"
      />
    </div>
  );
}
