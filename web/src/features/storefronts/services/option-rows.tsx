import { storefrontLimits } from '@zaojie/contract/storefronts/storefront-limits';
import { NumberInput } from '../../../ui/form/number-input.tsx';
import { plainNumber } from '../../../text/typed-numbers.ts';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { RowList } from './row-list.tsx';
import { blankOption } from './service-draft.ts';
import type { ServiceFormState } from './use-service-form.ts';

/** The customer takes one; its price comes on top of the base price. */
export function OptionRows({ state }: { state: ServiceFormState }) {
  const { draft, set, errorOf } = state;
  return (
    <RowList
      title="选项"
      hint="客户选一个，差价加在起价上"
      addText="加一个选项"
      most={storefrontLimits.service.optionsMax}
      rows={draft.options}
      labelOf={(option, index) => `选项 ${option.name || index + 1}`}
      onChange={(options) => set('options', options)}
      onAdd={() => set('options', [...draft.options, blankOption()])}
    >
      {(option, change, index) => (
        <div className="grid grid-cols-[minmax(0,1fr)_124px_88px] gap-2 max-lg:grid-cols-[minmax(0,1fr)_88px]">
          <TextInput
            label={`第 ${index + 1} 个选项的名称`}
            labelHidden
            placeholder="例如：封面加书脊"
            value={option.name}
            error={errorOf(`options.${index}.name`)}
            onChange={(event) => change({ name: event.target.value })}
            className="max-lg:col-span-2"
          />
          <NumberInput
            label={`第 ${index + 1} 个选项的差价`}
            labelHidden
            placeholder="0"
            leading={<span className="shrink-0 font-medium text-ochre-ink">+¥</span>}
            inputClassName="font-medium text-ochre-ink"
            value={option.price}
            error={errorOf(`options.${index}.price_difference`)}
            onChange={(price) => change({ price })}
          />
          <NumberInput
            label={`第 ${index + 1} 个选项的工期`}
            labelHidden
            reads={plainNumber}
            inputMode="numeric"
            placeholder={draft.days}
            trailing={<span className="shrink-0 text-13 text-ink-3">天</span>}
            value={option.days}
            error={errorOf(`options.${index}.days`)}
            onChange={(days) => change({ days })}
          />
        </div>
      )}
    </RowList>
  );
}
