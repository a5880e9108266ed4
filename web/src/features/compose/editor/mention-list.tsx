import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { placeFloating } from '../../../ui/menu/floating-place.ts';
import { FLOATING, FLOATING_CLASS } from '../../../ui/menu/floating.ts';
import type { MentionMenu, MentionMenuState } from './mention-menu.ts';

function moveBesideText(box: HTMLElement, place: DOMRect): void {
  if ('showPopover' in box && !box.matches(':popover-open')) box.showPopover();
  const { clientWidth, clientHeight } = document.documentElement;
  const { left, top } = placeFloating(
    place,
    { width: box.offsetWidth, height: box.offsetHeight },
    { width: clientWidth, height: clientHeight },
    { side: 'bottom', align: 'start', gap: 6 },
  );
  box.style.left = `${Math.round(left)}px`;
  box.style.top = `${Math.round(top)}px`;
}

function OpenList({ menu, state }: { menu: MentionMenu; state: MentionMenuState }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = state.place();
    if (box.current && place) moveBesideText(box.current, place);
  }, [state]);
  return (
    <div
      ref={box}
      data-float
      {...FLOATING}
      className={classNames(FLOATING_CLASS, 'w-60 rounded-card bg-float p-1.5 text-14 text-ink')}
    >
      <ul aria-label="要提到的人">
        {state.users.map((user, index) => (
          <li key={user.id}>
            <button
              type="button"
              tabIndex={-1}
              aria-current={index === state.activeIndex}
              onPointerEnter={() => menu.activate(index)}
              // The focus, and with it the place in the text, stays in the editor.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => state.choose(user)}
              className="flex w-full items-center gap-2 rounded-control px-2 py-1.5 text-left aria-[current=true]:bg-float-hover max-md:py-2.5"
            >
              <Avatar name={user.name} src={user.avatar} size={28} />
              <span className="min-w-0 truncate">{user.name}</span>
              <span className="ml-auto min-w-0 truncate text-12 text-ink-3">{user.username}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The people whose names begin like what was typed after the @. */
export function MentionList({ menu }: { menu: MentionMenu }) {
  const state = useSyncExternalStore(menu.subscribe, menu.read);
  if (state === null || state.users.length === 0) return null;
  return <OpenList menu={menu} state={state} />;
}
