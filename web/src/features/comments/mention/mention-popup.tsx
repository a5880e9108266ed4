import { limits } from '@zaojie/contract/limits';
import { listUsers } from '@zaojie/contract/users/user.endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useImperativeHandle, useRef, useState, type Ref, type RefObject } from 'react';
import { call } from '../../../api/client.ts';
import { useDebounced } from '../../../hooks/use-debounced.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { FLOATING, FLOATING_CLASS, useFloatingPlace } from '../../../ui/menu/floating.ts';
import { canStandInText } from './mention-text.ts';

const AT_MOST = 6;

/** Answers whether it took the key. */
export type TakeKey = (key: string) => boolean;

export interface MentionPopupProps {
  anchor: RefObject<HTMLElement | null>;
  typed: string;
  onPick: (name: string) => void;
  onClose: () => void;
  /** The keys are pressed in the text; the list says what they mean. */
  takeKey: Ref<TakeKey>;
}

interface Person {
  id: number;
  nickname: string;
  username: string;
  avatar: string;
}

async function findPeople(keyword: string, signal: AbortSignal): Promise<Person[]> {
  const { data } = await call(listUsers, { query: { keyword, per_page: AT_MOST }, signal });
  return data.data;
}

/** The nickname, unless it couldn't be read out of the text again or two bear it. */
function nameFor(person: Person, people: readonly Person[]): string {
  const { nickname, username } = person;
  const isShared = people.some((other) => other.id !== person.id && other.nickname === nickname);
  return nickname !== '' && canStandInText(nickname) && !isShared ? nickname : username;
}

/** The people whose names are like what was typed after the @. */
export function MentionPopup({ anchor, typed, onPick, onClose, takeKey }: MentionPopupProps) {
  const keyword = useDebounced(typed, limits.search.debounceMs);
  const { data: people = [] } = useQuery({
    queryKey: ['users', 'mention', keyword],
    queryFn: ({ signal }) => findPeople(keyword, signal),
    placeholderData: keepPreviousData,
    // No list is a good enough answer: the writer goes on writing.
    retry: false,
  });
  const [active, setActive] = useState(0);
  const index = Math.min(active, people.length - 1);

  useImperativeHandle(takeKey, () => (key) => {
    const person = people[index];
    if (person === undefined) return false;
    if (key === 'ArrowDown') setActive((index + 1) % people.length);
    else if (key === 'ArrowUp') setActive((index + people.length - 1) % people.length);
    else if (key === 'Enter' || key === 'Tab') onPick(nameFor(person, people));
    else if (key === 'Escape') onClose();
    else return false;
    return true;
  });

  if (people.length === 0) return null;
  return <List anchor={anchor} people={people} index={index} onActive={setActive} onPick={onPick} />;
}

interface ListProps extends Pick<MentionPopupProps, 'anchor' | 'onPick'> {
  people: readonly Person[];
  index: number;
  onActive: (index: number) => void;
}

function List({ anchor, people, index, onActive, onPick }: ListProps) {
  const box = useRef<HTMLDivElement>(null);
  useFloatingPlace(anchor, box, { side: 'bottom', align: 'start', gap: 6 });
  return (
    <div
      ref={box}
      data-float
      {...FLOATING}
      className={classNames(FLOATING_CLASS, 'w-60 rounded-card bg-float p-1.5 text-14 text-ink')}
    >
      <ul aria-label="要提到的人">
        {people.map((person, place) => (
          <li key={person.id}>
            <button
              type="button"
              tabIndex={-1}
              aria-current={place === index}
              onPointerEnter={() => onActive(place)}
              // The focus, and with it the place in the text, stays in the field.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPick(nameFor(person, people))}
              className="flex w-full items-center gap-2 rounded-control px-2 py-1.5 text-left aria-[current=true]:bg-float-hover max-md:py-2.5"
            >
              <Avatar name={person.nickname || person.username} src={person.avatar} size={28} />
              <span className="min-w-0 truncate">{person.nickname || person.username}</span>
              <span className="ml-auto min-w-0 truncate text-12 text-ink-3">{person.username}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
