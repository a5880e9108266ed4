import { storefrontLimits } from '@zaojie/contract/storefronts/storefront-limits';
import { marketCategories, marketStyles } from '@zaojie/contract/market-words';
import { countCharacters } from '@zaojie/contract/text-rules';
import { ImageUploader } from '../../uploads/image-uploader.tsx';
import { NumberInput } from '../../../ui/form/number-input.tsx';
import { Range } from '../../../ui/form/range.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Stepper } from '../../../ui/form/stepper.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { plainNumber } from '../../../text/typed-numbers.ts';
import { AddonRows } from './addon-rows.tsx';
import { OptionRows } from './option-rows.tsx';
import type { ServiceFormState } from './use-service-form.ts';

const { service: limit } = storefrontLimits;
const categories = marketCategories.map(({ word, name }) => ({ value: word, label: name }));
const styles = marketStyles.map(({ word, name }) => ({ value: word, label: name }));

function Count({ text, most }: { text: string; most: number }) {
  return (
    <span aria-hidden="true" className="shrink-0 text-12 text-ink-3 tabular-nums">
      {countCharacters(text)} / {most}
    </span>
  );
}

function WhatItIs({ state }: { state: ServiceFormState }) {
  const { draft, set, errorOf } = state;
  return (
    <>
      <TextInput
        label="名字"
        placeholder="例如：书籍封面"
        value={draft.name}
        error={errorOf('name')}
        onChange={(event) => set('name', event.target.value)}
        trailing={<Count text={draft.name} most={limit.nameMax} />}
      />
      <div className="grid grid-cols-2 gap-3">
        <Select
          label="类型"
          options={categories}
          placeholder="选择类型"
          value={draft.category}
          error={errorOf('category')}
          onChange={(event) => set('category', event.target.value)}
        />
        <Select
          label="画风"
          options={styles}
          placeholder="选择画风"
          value={draft.style}
          error={errorOf('style')}
          onChange={(event) => set('style', event.target.value)}
        />
      </div>
      <Textarea
        label="说明"
        rows={3}
        placeholder="会画什么，怎么开始，交付什么"
        value={draft.description}
        error={errorOf('description')}
        onChange={(event) => set('description', event.target.value)}
        hint={
          <span className="block text-right">
            <Count text={draft.description} most={limit.descriptionMax} />
          </span>
        }
      />
    </>
  );
}

function Examples({ state }: { state: ServiceFormState }) {
  const { queue, images } = state.pictures;
  return (
    <div className="max-lg:[&_ol]:grid-cols-4">
      <p className="mb-1.5 text-13 leading-ui text-ink-2">
        示例作品<span className="ml-2 text-12 text-ink-3">1–4 张，第一张当封面</span>
      </p>
      <ImageUploader queue={queue} images={images} max={limit.examplesMax} disabled={state.isSaving} />
    </div>
  );
}

function Price({ state }: { state: ServiceFormState }) {
  const { draft, set, errorOf } = state;
  return (
    <div className="grid grid-cols-2 gap-3">
      <NumberInput
        label="起价"
        placeholder="0"
        leading={<span className="font-medium text-ochre-ink">¥</span>}
        inputClassName="font-medium text-ochre-ink"
        value={draft.basePrice}
        error={errorOf('base_price')}
        onChange={(price) => set('basePrice', price)}
      />
      <NumberInput
        label="工期"
        reads={plainNumber}
        inputMode="numeric"
        placeholder="15"
        trailing={<span className="shrink-0 text-13 text-ink-3">天</span>}
        value={draft.days}
        error={errorOf('days')}
        onChange={(days) => set('days', days)}
      />
    </div>
  );
}

function Conditions({ state }: { state: ServiceFormState }) {
  const { draft, set, errorOf } = state;
  return (
    <>
      <div className="grid grid-cols-2 gap-x-3 gap-y-5 max-md:grid-cols-1">
        <div>
          <p className="mb-1.5 text-13 leading-ui text-ink-2">含几次修改</p>
          <Stepper
            label="修改次数"
            unit="次"
            value={draft.revisions}
            min={limit.revisionsMin}
            max={limit.revisionsMax}
            onChange={(revisions) => set('revisions', revisions)}
          />
        </div>
        <label className="block">
          <span className="mb-1.5 block text-13 leading-ui text-ink-2">定金</span>
          <span className="flex h-9.5 items-center gap-3 max-md:h-11">
            <Range
              min={limit.depositMin}
              max={limit.depositMax}
              step={5}
              value={draft.depositPercent}
              onChange={(event) => set('depositPercent', Number(event.target.value))}
              className="min-w-0 flex-1"
            />
            <output className="w-12 text-right font-semibold tabular-nums">{draft.depositPercent}%</output>
          </span>
        </label>
      </div>
      <Textarea
        label="接稿须知"
        rows={3}
        placeholder="什么不接，怎么付款，能不能商用（可以不填）"
        value={draft.terms}
        error={errorOf('terms')}
        onChange={(event) => set('terms', event.target.value)}
      />
    </>
  );
}

export function ServiceFields({ state }: { state: ServiceFormState }) {
  return (
    <div className="grid min-w-0 gap-5">
      <WhatItIs state={state} />
      <Examples state={state} />
      <Price state={state} />
      <OptionRows state={state} />
      <AddonRows state={state} />
      <Conditions state={state} />
    </div>
  );
}
