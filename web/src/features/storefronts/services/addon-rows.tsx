import { storefrontLimits } from '@zaojie/contract/storefronts/storefront-limits';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { NumberInput } from '../../../ui/form/number-input.tsx';
import { plainAmount, plainNumber } from '../../../text/typed-numbers.ts';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { RowList } from './row-list.tsx';
import { blankAddon, type AddonDraft } from './service-draft.ts';
import type { ServiceFormState } from './use-service-form.ts';

const KINDS = [
  { value: 'fixed', label: '¥' },
  { value: 'percent', label: '%' },
];

/** The customer may take several: for an amount, or for a share of the chosen option, with more revisions or without. */
export function AddonRows({ state }: { state: ServiceFormState }) {
  const { draft, set, errorOf } = state;
  return (
    <RowList
      title="加购"
      hint="可以多选，按金额或比例加价，可多含修改"
      addText="加一项"
      most={storefrontLimits.service.addonsMax}
      rows={draft.addons}
      labelOf={(addon, index) => `加购 ${addon.name || index + 1}`}
      onChange={(addons) => set('addons', addons)}
      onAdd={() => set('addons', [...draft.addons, blankAddon()])}
    >
      {(addon, change, index) => (
        <div className="grid grid-cols-[minmax(0,1fr)_auto_112px_132px] gap-2 max-lg:grid-cols-[auto_minmax(0,1fr)_132px] max-md:grid-cols-[auto_minmax(0,1fr)]">
          <TextInput
            label={`第 ${index + 1} 个加购项的名称`}
            labelHidden
            placeholder="例如：商用授权"
            value={addon.name}
            error={errorOf(`addons.${index}.name`)}
            onChange={(event) => change({ name: event.target.value })}
            className="max-lg:col-span-full"
          />
          <Segmented
            label={`第 ${index + 1} 个加购项怎么加价`}
            name={`addon-kind-${addon.key}`}
            value={addon.kind}
            options={KINDS}
            onChange={(kind) => change({ kind: kind as AddonDraft['kind'] })}
            className="h-11 items-center max-md:h-12"
          />
          <NumberInput
            label={`第 ${index + 1} 个加购项的${addon.kind === 'percent' ? '加价比例' : '价格'}`}
            labelHidden
            reads={addon.kind === 'percent' ? plainNumber : plainAmount}
            placeholder="0"
            {...(addon.kind === 'fixed'
              ? { leading: <span className="shrink-0 font-medium text-ochre-ink">+¥</span> }
              : { trailing: <span className="shrink-0 font-medium text-ochre-ink">%</span> })}
            inputClassName="font-medium text-ochre-ink"
            value={addon.amount}
            error={errorOf(`addons.${index}.amount`)}
            onChange={(amount) => change({ amount })}
          />
          <NumberInput
            label={`第 ${index + 1} 个加购项多含的修改次数`}
            labelHidden
            reads={plainNumber}
            inputMode="numeric"
            maxLength={2}
            placeholder="0"
            leading={<span className="shrink-0 text-13 text-ink-3">修改 +</span>}
            trailing={<span className="shrink-0 text-13 text-ink-3">次</span>}
            value={addon.revisions}
            error={errorOf(`addons.${index}.extra_revisions`)}
            onChange={(revisions) => change({ revisions })}
            className="max-md:col-span-full"
          />
        </div>
      )}
    </RowList>
  );
}
