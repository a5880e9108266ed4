import { contestLimits as limit } from '@zaojie/contract/contests/contest-limits';
import type { ContestDetail } from '@zaojie/contract/contests/contest.schemas';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { RowList } from './row-list.tsx';

type Sponsor = ContestDetail['sponsors'][number];
type SponsorRowsProps = {
  sponsors: readonly Sponsor[];
  error?: string | undefined;
  onChange: (sponsors: Sponsor[]) => void;
};

export function SponsorRows({ sponsors, error, onChange }: SponsorRowsProps) {
  return (
    <RowList
      label="赞助方"
      field="sponsors"
      rows={sponsors}
      most={limit.sponsorsMax}
      blank={{ name: '', link: '' }}
      error={error}
      onChange={onChange}
    >
      {(row, change, index) => (
        <div className="grid grid-cols-2 gap-2 max-md:grid-cols-1">
          <TextInput
            label={`赞助方 ${index + 1}`}
            labelHidden
            placeholder="名称"
            maxLength={limit.sponsorMax}
            value={row.name}
            onChange={(event) => change({ name: event.target.value })}
          />
          <TextInput
            label={`赞助方 ${index + 1} 的链接`}
            labelHidden
            inputMode="url"
            placeholder="https://"
            maxLength={limit.linkMax}
            value={row.link}
            onChange={(event) => change({ link: event.target.value })}
          />
        </div>
      )}
    </RowList>
  );
}
