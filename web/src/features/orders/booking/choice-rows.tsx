import type { Service, ServiceAddon } from '@zaojie/contract/storefronts/service.schemas';
import type { ReactNode } from 'react';
import { formatYuan } from '../../../text/numbers.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Radio } from '../../../ui/form/radio.tsx';

const ROW =
  'relative flex min-h-14 items-center gap-3 border-t border-line px-3 py-2.5 last:border-b transition-colors hover:bg-surface-2 has-checked:bg-brand-tint has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus';
/* The words take the room that the box leaves. */
const TICKED =
  'flex! gap-3! text-14! text-ink! [&>span:last-child]:flex [&>span:last-child]:min-w-0 [&>span:last-child]:flex-1 [&>span:last-child]:items-center [&>span:last-child]:gap-3';

function Words({ name, notes }: { name: string; notes: readonly string[] }) {
  const note = notes.filter((each) => each !== '').join('，');
  return (
    <span className="min-w-0 flex-1 leading-ui">
      {name}
      {note === '' ? null : <small className="block text-13 break-words text-ink-3">{note}</small>}
    </span>
  );
}

/** What is counted when it is taken, whatever its name promises. */
const revisionNote = ({ extra_revisions: extra }: ServiceAddon) => (extra === 0 ? '' : `修改次数 +${extra}`);

function Price({ children }: { children: ReactNode }) {
  return <span className="shrink-0 font-medium text-ochre-ink tabular-nums">{children}</span>;
}

type OptionRowsProps = { service: Service; value: number | null; onChange: (id: number) => void };

/** One of them is taken. */
export function OptionRows({ service, value, onChange }: OptionRowsProps) {
  if (service.options.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-2.5 text-16 font-semibold">要哪一种</legend>
      {service.options.map((option) => (
        <label key={option.id} className={ROW}>
          <Radio name="option" checked={option.id === value} onChange={() => onChange(option.id)} />
          <Words name={option.name} notes={[option.note]} />
          <Price>{formatYuan(option.price)}</Price>
        </label>
      ))}
    </fieldset>
  );
}

type AddonRowsProps = { service: Service; value: readonly number[]; onToggle: (id: number) => void };

/** Several of them may be taken; percent counts on the chosen option. */
export function AddonRows({ service, value, onToggle }: AddonRowsProps) {
  if (service.addons.length === 0) return null;
  return (
    <fieldset className="not-first:mt-6">
      <legend className="mb-2.5 text-16 font-semibold">另外加</legend>
      {service.addons.map((addon) => (
        <Checkbox
          key={addon.id}
          checked={value.includes(addon.id)}
          onChange={() => onToggle(addon.id)}
          className={classNames(ROW, TICKED)}
        >
          <Words name={addon.name} notes={[addon.note, revisionNote(addon)]} />
          <Price>{addon.kind === 'fixed' ? `+ ${formatYuan(addon.amount)}` : `+ ${addon.amount}%`}</Price>
        </Checkbox>
      ))}
    </fieldset>
  );
}
