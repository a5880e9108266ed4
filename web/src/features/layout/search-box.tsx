import { limits } from '@zaojie/contract/limits';
import { Search } from 'lucide-react';
import { useRef, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { IconLink } from '../../ui/icon-button.tsx';
import { searchPath } from './search-path.ts';
import { useSlashFocus } from './use-slash-focus.ts';

/** On a wide window the box itself; on a phone an icon that opens the search page. */
export function SearchBox() {
  const { pathname, search } = useLocation();
  const keyword = pathname === '/search' ? (new URLSearchParams(search).get('keyword') ?? '') : '';
  return (
    <>
      <SearchForm key={keyword} initialKeyword={keyword} />
      <IconLink to="/search" label="搜索" className="ml-auto md:hidden">
        <Search size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconLink>
    </>
  );
}

function SearchForm({ initialKeyword }: { initialKeyword: string }) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  useSlashFocus(input);

  function submit(event: FormEvent) {
    event.preventDefault();
    const path = searchPath(input.current?.value ?? '');
    if (path !== null) void navigate(path);
  }

  return (
    <search className="ml-[33px] w-110 min-w-0 shrink max-md:hidden">
      <form
        onSubmit={submit}
        className=" flex h-9.5 items-center gap-2.5 rounded-control border border-transparent bg-surface-2 px-3 text-ink-3 transition-colors focus-within:border-brand focus-within:bg-surface hover:border-line-2 hover:focus-within:border-brand"
      >
        <button type="submit" aria-label="搜索" className="-m-2 rounded-control p-2 hover:text-ink">
          <Search size={18} strokeWidth={1.75} aria-hidden="true" />
        </button>
        <input
          ref={input}
          type="search"
          enterKeyHint="search"
          defaultValue={initialKeyword}
          maxLength={limits.keywordMax}
          aria-label="搜索作品、创作者、约稿"
          aria-keyshortcuts="/"
          placeholder="搜索作品、创作者、约稿"
          className="min-w-0 flex-1 bg-transparent text-ink outline-none [&::-webkit-search-cancel-button]:hidden"
        />
        <kbd
          aria-hidden="true"
          className="min-w-5 rounded-sm border border-line-2 text-center font-sans text-12 leading-5 font-medium"
        >
          /
        </kbd>
      </form>
    </search>
  );
}
