import { limits } from '@zaojie/contract/limits';
import { Search, X } from 'lucide-react';
import type { FormEvent, KeyboardEvent, RefObject } from 'react';

const BOX =
  'flex h-9.5 min-w-0 flex-1 items-center gap-2.5 rounded-control border border-transparent bg-surface-2 px-3 text-ink-3 transition-colors ' +
  'focus-within:border-brand focus-within:bg-surface hover:border-line-2 hover:focus-within:border-brand max-md:h-11';
const SMALL_BUTTON = '-m-2 rounded-control p-2 hover:text-ink max-md:-m-3 max-md:p-3';
const NAME = '搜索作品、创作者、约稿';

export type SearchFieldProps = {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  /** The list that is shown under the box, and the option the keys point at. */
  listId: string | undefined;
  activeId: string | undefined;
  onType: (text: string, isComposing: boolean) => void;
  onOpen: () => void;
  onKey: (event: KeyboardEvent) => void;
  onSubmit: () => void;
};

/** The box in the top bar: a combo box whose list is drawn elsewhere. */
export function SearchField(props: SearchFieldProps) {
  const { input, text, listId, activeId, onType, onOpen, onKey, onSubmit } = props;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form onSubmit={handleSubmit} className={BOX}>
      <button type="submit" aria-label="搜索" className={SMALL_BUTTON}>
        <Search size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <input
        ref={input}
        type="text"
        name="keyword"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        value={text}
        maxLength={limits.keywordMax}
        aria-label={NAME}
        aria-keyshortcuts="/"
        aria-autocomplete="list"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={listId && activeId}
        placeholder={NAME}
        onFocus={onOpen}
        onClick={onOpen}
        onChange={({ target, nativeEvent }) =>
          onType(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
        }
        onCompositionEnd={({ currentTarget }) => onType(currentTarget.value, false)}
        onKeyDown={onKey}
        className="min-w-0 flex-1 bg-transparent text-ink outline-none max-md:text-16"
      />
      {text === '' ? <SlashHint /> : <ClearButton input={input} onClear={() => onType('', false)} />}
    </form>
  );
}

function ClearButton({ input, onClear }: Pick<SearchFieldProps, 'input'> & { onClear: () => void }) {
  function clear() {
    onClear();
    input.current?.focus();
  }
  return (
    <button type="button" aria-label="清除" onClick={clear} className={SMALL_BUTTON}>
      <X size={16} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}

function SlashHint() {
  return (
    <kbd
      aria-hidden="true"
      className="min-w-5 rounded-sm border border-line-2 text-center font-sans text-12 leading-5 font-medium max-md:hidden"
    >
      /
    </kbd>
  );
}
