import { limits } from '@zaojie/contract/limits';
import type { UserLink } from '@zaojie/contract/users/user-details.schemas';
import { Plus, X } from 'lucide-react';
import { Button } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';

const { linksMax, linkLabelMax, linkMax } = limits.details;

/** Rows have no name of their own: they are known by where they stand. */
const PLACES = Array.from({ length: linksMax }, (_, place) => `link-${place}`);

type LinkRowsProps = {
  links: readonly UserLink[];
  error?: string | undefined;
  onChange: (links: readonly UserLink[]) => void;
};

/** Where else somebody can be found. */
export function LinkRows({ links, error, onChange }: LinkRowsProps) {
  const change = (row: number, part: Partial<UserLink>) =>
    onChange(links.map((link, place) => (place === row ? { ...link, ...part } : link)));
  return (
    <fieldset>
      <legend className="mb-1.5 text-13 leading-ui text-ink-2">链接</legend>
      <div className="grid grid-cols-1 gap-2.5">
        {links.map((link, row) => (
          <div
            key={PLACES[row]}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto] items-center gap-2.5"
          >
            <TextInput
              label={`第 ${row + 1} 个链接的名称`}
              labelHidden
              placeholder="名称"
              maxLength={linkLabelMax}
              value={link.label}
              onChange={(event) => change(row, { label: event.target.value.replaceAll('\t', ' ') })}
            />
            <TextInput
              label={`第 ${row + 1} 个链接的地址`}
              labelHidden
              type="url"
              inputMode="url"
              placeholder="https://"
              maxLength={linkMax}
              value={link.url}
              onChange={(event) => change(row, { url: event.target.value.replaceAll('\t', '') })}
            />
            <IconButton
              label={`移除第 ${row + 1} 个链接`}
              onClick={() => onChange(links.filter((_, place) => place !== row))}
            >
              <X size={18} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </div>
        ))}
      </div>
      {error ? (
        <p role="alert" className="mt-1.5 text-13 text-danger">
          {error}
        </p>
      ) : null}
      {links.length < linksMax ? (
        <Button
          size="small"
          className="mt-2.5"
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => onChange([...links, { label: '', url: '' }])}
        >
          添加链接
        </Button>
      ) : null}
    </fieldset>
  );
}
