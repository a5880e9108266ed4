import { limits } from '@zaojie/contract/limits';
import { useState, type KeyboardEvent } from 'react';
import { Field } from '../../ui/form/field.tsx';
import { BARE_CONTROL, inputBoxClass } from '../../ui/form/input-box.ts';
import { Chip } from '../../ui/text/chip.tsx';

type TagFieldProps = {
  tags: readonly string[];
  error?: string | undefined;
  onChange: (tags: readonly string[]) => void;
  /** How many, and how long each; those of a work when left out. */
  tagsMax?: number | undefined;
  tagMax?: number | undefined;
};

/** Words of one's own: Enter, a comma or leaving the field makes a tag of what was typed. */
export function TagField(props: TagFieldProps) {
  const { tags, error, onChange, tagsMax = limits.work.tagsMax, tagMax = limits.work.tagMax } = props;
  const [typed, setTyped] = useState('');

  function take() {
    const word = typed.trim();
    setTyped('');
    if (word !== '' && !tags.includes(word)) onChange([...tags, word]);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && typed === '' && tags.length > 0) onChange(tags.slice(0, -1));
    if (event.key !== 'Enter' && event.key !== ',' && event.key !== '，') return;
    event.preventDefault();
    take();
  }

  const isFull = tags.length >= tagsMax;
  return (
    <Field label="标签" error={error} hint={`最多 ${tagsMax} 个，每个不超过 ${tagMax} 个字，按回车添加`}>
      {(control) => (
        <div
          className={inputBoxClass(Boolean(error), 'min-h-11 flex-wrap gap-1.5! px-2 py-1.5 max-md:min-h-12')}
        >
          {tags.map((tag) => (
            <Chip
              key={tag}
              onRemove={() => onChange(tags.filter((each) => each !== tag))}
              removeLabel={`移除标签 ${tag}`}
            >
              {tag}
            </Chip>
          ))}
          <input
            {...control}
            value={typed}
            disabled={isFull}
            placeholder={isFull ? '' : '添加标签'}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={handleKey}
            onBlur={take}
            className={`${BARE_CONTROL} min-w-24 px-1.5`}
          />
        </div>
      )}
    </Field>
  );
}
