import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { ChipButton } from './chip.tsx';

type WordChoicesProps<Id extends string | number> = {
  label: string;
  hint?: string | undefined;
  /** For the keyboard, when it is wrong. */
  field: string;
  words: readonly { id: Id; name: string }[];
  chosen: readonly Id[];
  error?: string | undefined;
  /** In the order of the words. */
  onChange: (ids: Id[]) => void;
};

/** Several out of a few. */
export function WordChoices<Id extends string | number>(props: WordChoicesProps<Id>) {
  const { label, hint, field, words, chosen, error, onChange } = props;
  const noteId = useId();

  function toggle(id: Id) {
    const isChosen = (each: Id) => (each === id ? !chosen.includes(id) : chosen.includes(each));
    onChange(words.map((word) => word.id).filter(isChosen));
  }

  return (
    <fieldset
      data-field={field}
      tabIndex={-1}
      aria-describedby={error ? noteId : undefined}
      className="min-w-0 outline-none"
    >
      <legend className="mb-1.5 text-13 leading-ui text-ink-2">
        {label}
        {hint === undefined ? null : <span className="ml-2 text-12 text-ink-3">{hint}</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {words.map(({ id, name }) => (
          <ChipButton
            key={id}
            selected={chosen.includes(id)}
            onClick={() => toggle(id)}
            className="h-9! px-4! text-14!"
          >
            {name}
          </ChipButton>
        ))}
      </div>
      {error ? (
        <p id={noteId} role="alert" className="mt-1 flex items-center gap-1.25 text-13 leading-5 text-danger">
          <CircleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
