import type { MouseEvent } from 'react';

/** The first stop of the Tab key: past the navigation, to the content. */
export function SkipLink() {
  return (
    <a
      href="#main"
      onClick={skip}
      className="fixed top-2 left-2 z-60 -translate-y-16 rounded-control bg-brand px-4 py-2 text-on-brand focus:translate-y-0"
    >
      跳到正文
    </a>
  );
}

function skip(event: MouseEvent) {
  event.preventDefault();
  const main = document.querySelector('main');
  if (main === null) return;
  main.tabIndex = -1;
  main.focus();
}
