import { limits } from '@zaojie/contract/limits';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { inputBoxClass } from '../../../ui/form/input-box.ts';
import { rememberSearch } from '../recent-searches.ts';

type SearchFormProps = {
  keyword: string;
  /** Trimmed; empty when the box was emptied and submitted. */
  onSearch: (keyword: string) => void;
};

/** The large box of the search page. */
export function SearchForm({ keyword, onSearch }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [given, setGiven] = useState(keyword);
  const [text, setText] = useState(keyword);
  if (given !== keyword) {
    setGiven(keyword);
    setText(keyword);
  }

  useEffect(() => {
    // Somebody who comes without words comes to type them.
    if (keyword === '') input.current?.focus({ preventScroll: true });
  }, [keyword]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const words = text.trim();
    if (words !== '') rememberSearch(words);
    onSearch(words);
  }

  return (
    <search>
      <form
        onSubmit={submit}
        className={inputBoxClass(false, 'h-14 gap-3 pr-2 pl-5 max-md:h-13 max-md:pl-4')}
      >
        <Search size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
        <input
          ref={input}
          type="search"
          name="keyword"
          enterKeyHint="search"
          value={text}
          maxLength={limits.keywordMax}
          aria-label="搜索关键词"
          placeholder="请输入搜索关键词"
          onChange={(event) => setText(event.target.value)}
          className="h-full min-w-0 flex-1 bg-transparent text-18 outline-none [&::-webkit-search-cancel-button]:hidden"
        />
        {text === '' ? null : (
          <IconButton
            label="清除关键词"
            onClick={() => {
              setText('');
              input.current?.focus();
            }}
          >
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        )}
        <Button type="submit" look="primary">
          搜索
        </Button>
      </form>
    </search>
  );
}
