import {
  assetLicences,
  assetLimits,
  assetTypeNames,
  assetTypes,
  licenceWords,
  type AssetLicence,
  type AssetType,
} from '@zaojie/contract/assets/asset-words';
import { countCharacters } from '@zaojie/contract/text-rules';
import { useId } from 'react';
import { Segmented } from '../../ui/form/segmented.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import { WordField } from '../../ui/form/word-field.tsx';
import { Radio } from '../../ui/form/radio.tsx';

export type AssetText = {
  title: string;
  type: AssetType;
  licence: AssetLicence;
  tags: readonly string[];
  description: string;
};

type AssetFieldsProps = {
  value: AssetText;
  onChange: (change: Partial<AssetText>) => void;
  errorOf: (field: string) => string | undefined;
  typeHint?: string;
};

const TYPES = assetTypes.map((value) => ({ value, label: assetTypeNames[value] }));

function LicenceField({
  value,
  onChange,
}: {
  value: AssetLicence;
  onChange: (licence: AssetLicence) => void;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1 text-13 leading-ui text-ink-2">授权</legend>
      {assetLicences.map((licence) => (
        <label
          key={licence}
          className="grid cursor-pointer grid-cols-[auto_6.5rem_minmax(0,1fr)] items-center gap-x-2.5 border-b border-line py-2.5 text-14 leading-ui has-focus-visible:outline-2 has-focus-visible:outline-focus last:border-b-0 max-md:grid-cols-[auto_minmax(0,1fr)]"
        >
          <Radio name={name} checked={licence === value} onChange={() => onChange(licence)} />
          <span className="font-medium">{licenceWords[licence].name}</span>
          <span className="text-13 text-ink-3 max-md:col-start-2">{licenceWords[licence].plain}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Everything that is said of an asset in words. */
export function AssetFields({ value, onChange, errorOf, typeHint }: AssetFieldsProps) {
  const typeName = useId();
  return (
    <>
      <TextInput
        label="标题"
        value={value.title}
        error={errorOf('title')}
        onChange={(event) => onChange({ title: event.target.value })}
        trailing={
          <span aria-hidden="true" className="shrink-0 text-12 text-ink-3 tabular-nums">
            {countCharacters(value.title)} / {assetLimits.titleMax}
          </span>
        }
      />
      <div>
        <p className="mb-1.5 text-13 leading-ui text-ink-2" aria-hidden="true">
          类型
        </p>
        <Segmented
          label="类型"
          name={typeName}
          value={value.type}
          options={TYPES}
          onChange={(word) => onChange({ type: assetTypes.find((type) => type === word) ?? 'file' })}
          className="flex! w-full *:flex-1 *:justify-center *:px-1!"
        />
        {typeHint === undefined ? null : <p className="mt-1 text-13 leading-5 text-ink-3">{typeHint}</p>}
      </div>
      <LicenceField value={value.licence} onChange={(licence) => onChange({ licence })} />
      <WordField
        label="标签"
        words={value.tags}
        most={assetLimits.tagsMax}
        longest={assetLimits.tagMax}
        error={errorOf('tags')}
        onChange={(tags) => onChange({ tags })}
      />
      <Textarea
        label="说明"
        rows={3}
        value={value.description}
        error={errorOf('description')}
        placeholder="里面有什么，怎么用，哪里可以改"
        onChange={(event) => onChange({ description: event.target.value })}
      />
    </>
  );
}
