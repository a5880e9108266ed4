import { useRef, useState, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { rememberSearch } from '../recent-searches.ts';
import { searchPath } from '../search-path.ts';
import { useOptionKeys } from './use-option-keys.ts';
import { useSearchWords } from './use-search-words.ts';
import { useSuggestionPanel } from './use-suggestion-panel.ts';

/** What the box of the top bar knows and does. */
export function useSearchBar(onCollapse: () => void) {
  const navigate = useNavigate();
  const frame = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const words = useSearchWords();
  const keys = useOptionKeys(frame);
  const [isOpen, setIsOpen] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const { Panel, load } = useSuggestionPanel();
  const { key } = useLocation();
  const [place, setPlace] = useState(key);
  // The list would lie over the page that somebody has gone to, say by a pasted link.
  if (place !== key) {
    setPlace(key);
    setIsOpen(false);
    keys.clear();
  }

  function open() {
    load();
    setIsOpen(true);
  }

  function close() {
    setIsOpen(false);
    onCollapse();
    keys.clear();
  }

  function leave(keyword: string) {
    rememberSearch(keyword);
    close();
    input.current?.blur();
  }

  function type(text: string, isComposing: boolean) {
    words.type(text, isComposing);
    keys.clear();
    open();
  }

  function submit() {
    const path = searchPath(words.text);
    if (path === null) return;
    words.send();
    leave(words.text);
    void navigate(path);
  }

  function choose(keyword: string) {
    leave(keyword);
    words.reset();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      if (isShown) setIsOpen(false);
      else onCollapse();
    } else if (keys.handle(event)) open();
  }

  return {
    frame,
    input,
    words,
    activeId: keys.activeId,
    Panel: isOpen ? Panel : null,
    isShown,
    setIsShown,
    open,
    close,
    type,
    submit,
    choose,
    handleKey,
  };
}
