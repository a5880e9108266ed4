import { useState, type KeyboardEvent } from 'react';
import { Field } from './field.tsx';
import { BARE_CONTROL, inputBoxClass } from './input-box.ts';
import { Chip } from '../text/chip.tsx';

type WordFieldProps = {
  label: string;
  words: readonly string[];
  /** How many, and how long each. */
  most: number;
  longest: number;
  error?: string | undefined;
  onChange: (words: readonly string[]) => void;
};

/** Words of one's own: Enter, a comma or leaving the field makes one of what was typed. */
export function WordField({ label, words, most, longest, error, onChange }: WordFieldProps) {
  const [typed, setTyped] = useState('');

  function take() {
    const word = typed.trim();
    setTyped('');
    if (word !== '' && !words.includes(word)) onChange([...words, word]);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && typed === '' && words.length > 0) onChange(words.slice(0, -1));
    if (event.key !== 'Enter' && event.key !== ',' && event.key !== '，') return;
    event.preventDefault();
    take();
  }

  const isFull = words.length >= most;
  return (
    <Field label={label} error={error} hint={`最多 ${most} 个，每个不超过 ${longest} 个字，按回车添加`}>
      {(control) => (
        <div
          className={inputBoxClass(Boolean(error), 'min-h-11 flex-wrap gap-1.5! px-2 py-1.5 max-md:min-h-12')}
        >
          {words.map((word) => (
            <Chip
              key={word}
              onRemove={() => onChange(words.filter((each) => each !== word))}
              removeLabel={`移除${label} ${word}`}
            >
              {word}
            </Chip>
          ))}
          <input
            {...control}
            value={typed}
            disabled={isFull}
            placeholder={isFull ? '' : `添加${label}`}
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
