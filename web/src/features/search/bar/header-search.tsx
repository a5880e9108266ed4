import { ArrowLeft, Search } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';
import { useOutsidePress } from '../../../ui/menu/outside-press.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { SearchField } from './search-field.tsx';
import { useSearchBar } from './use-search-bar.ts';
import { useSlashFocus } from '../../../hooks/use-slash-focus.ts';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

const EXPANDED =
  'max-md:absolute max-md:inset-0 max-md:z-1 max-md:m-0 max-md:flex max-md:w-auto max-md:items-center max-md:gap-1 max-md:bg-paper max-md:pr-3 max-md:pl-1';

/** The search of the top bar: a box with suggestions; on a phone an icon that opens it over the whole bar. */
export function HeaderSearch() {
  const [isExpanded, setIsExpanded] = useState(false);
  const { key } = useLocation();
  const [place, setPlace] = useState(key);
  // Whoever has gone elsewhere, say by a pasted link, wants to see it.
  if (place !== key) {
    setPlace(key);
    setIsExpanded(false);
  }
  return (
    <>
      <SearchBar isExpanded={isExpanded} onCollapse={() => setIsExpanded(false)} />
      <IconButton label="搜索" className="ml-auto md:hidden" onClick={() => setIsExpanded(true)}>
        <Search {...icon} />
      </IconButton>
    </>
  );
}

function SearchBar({ isExpanded, onCollapse }: { isExpanded: boolean; onCollapse: () => void }) {
  const listId = useId();
  const bar = useSearchBar(onCollapse);
  const { frame, input, words, activeId, Panel } = bar;
  useSlashFocus(input);
  useOutsidePress([frame], bar.close);
  useEffect(() => {
    if (isExpanded) input.current?.focus();
  }, [isExpanded, input]);

  return (
    <search
      ref={frame}
      // The keyboard went elsewhere. Without a target it is the window that lost the focus.
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null && !frame.current?.contains(relatedTarget)) bar.close();
      }}
      className={classNames(
        'relative ml-[33px] w-110 min-w-0 shrink',
        isExpanded ? EXPANDED : 'max-md:hidden',
      )}
    >
      <IconButton label="收起搜索" className={isExpanded ? 'md:hidden' : 'hidden'} onClick={bar.close}>
        <ArrowLeft {...icon} />
      </IconButton>
      <SearchField
        input={input}
        text={words.text}
        listId={bar.isShown ? listId : undefined}
        activeId={activeId}
        onType={bar.type}
        onOpen={bar.open}
        onKey={bar.handleKey}
        onSubmit={bar.submit}
      />
      {Panel ? (
        <Panel
          id={listId}
          text={words.asked}
          activeId={activeId}
          onShown={bar.setIsShown}
          onChoose={bar.choose}
        />
      ) : null}
    </search>
  );
}
