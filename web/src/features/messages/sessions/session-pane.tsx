import { limits } from '@zaojie/contract/limits';
import { Search, X } from 'lucide-react';
import { useEffect, useState, type ComponentProps } from 'react';
import { useLiveState } from '../../../api/live/live-bus.ts';
import { useDebounced } from '../../../hooks/use-debounced.ts';
import { BARE_CONTROL, inputBoxClass } from '../../../ui/form/input-box.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { SearchResults } from './session-search-results.tsx';
import { SessionList } from './session-list.tsx';

/** A short break mends itself before anybody needs to know. */
const BREAK_SHOWN_AFTER_MS = 3_000;

function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div className={inputBoxClass(false, 'h-10 border-transparent! bg-surface-2! px-3 max-md:h-11')}>
      <Search size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
      <input
        type="search"
        name="keyword"
        aria-label="搜索会话和聊天记录"
        placeholder="搜索会话和聊天记录"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('');
        }}
        className={`${BARE_CONTROL} h-full [&::-webkit-search-cancel-button]:hidden`}
      />
      {value === '' ? null : (
        <IconButton label="清除搜索" size="small" className="-mr-2" onClick={() => onChange('')}>
          <X size={16} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

function LineState() {
  const state = useLiveState();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (state !== 'waiting') return;
    const timer = setTimeout(() => setLong(true), BREAK_SHOWN_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [state]);
  if (!isLong) return null;
  return (
    <output className="mx-2 mb-2 block rounded-control bg-warning-tint px-3 py-1.5 text-13 text-warning">
      连接已断开，正在重连…
    </output>
  );
}

type SessionPaneProps = ComponentProps<typeof SessionList>;

/** The left column: the search box, and under it all chats or what was found. */
export function SessionPane({ ownId, ...list }: SessionPaneProps) {
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim(), limits.search.debounceMs);
  const isSearching = typed.trim() !== '' && keyword !== '';
  return (
    <>
      <div className="px-4 pt-5 pb-3 max-md:pt-4">
        <h1 className="mb-3.5 px-1 text-22">消息</h1>
        <SearchField value={typed} onChange={setTyped} />
      </div>
      <LineState />
      <div data-scroller className="min-h-0 flex-1 overflow-y-auto px-2">
        {isSearching ? (
          <SearchResults keyword={keyword} ownId={ownId} />
        ) : (
          <SessionList ownId={ownId} {...list} />
        )}
      </div>
    </>
  );
}
