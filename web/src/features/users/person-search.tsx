import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listUsers } from '@zaojie/contract/users/user.endpoints';
import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { readSession } from '../../api/session.ts';
import { useDebounced } from '../../hooks/use-debounced.ts';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Avatar } from '../../ui/media/avatar.tsx';

export type FoundPerson = { id: number; nickname: string; avatar: string };

const FOUND_AT_MOST = 6;
const WAIT_MS = 250;

function usePeople(keyword: string) {
  return useQuery({
    queryKey: ['users', 'search', keyword] as const,
    queryFn: async ({ signal }) => {
      const { data } = await call(listUsers, { query: { keyword, per_page: FOUND_AT_MOST }, signal });
      return data.data;
    },
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });
}

type PersonSearchProps = {
  /** As 邀请谁. */
  label: string;
  person: FoundPerson | null;
  error?: string | undefined;
  disabled?: boolean | undefined;
  onChange: (person: FoundPerson | null) => void;
};

/** Finds one person by name; the chosen one stands in the place of the field. */
export function PersonSearch({ label, person, error, disabled = false, onChange }: PersonSearchProps) {
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim(), WAIT_MS);
  const { data, isError } = usePeople(keyword);
  const own = readSession()?.user.id;
  const found = keyword === '' ? [] : (data ?? []).filter(({ id }) => id !== own);

  if (person !== null) {
    return (
      <div>
        <p className="mb-1.5 text-13 leading-ui text-ink-2">{label}</p>
        <div className="flex items-center gap-3 rounded-control border border-line-2 bg-surface py-2 pr-2 pl-3">
          <Avatar name={person.nickname} src={person.avatar} size={32} />
          <span className="min-w-0 flex-1 truncate font-medium">{person.nickname}</span>
          <IconButton size="small" label="换一个人" disabled={disabled} onClick={() => onChange(null)}>
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    );
  }
  return (
    <div>
      <TextInput
        label={label}
        autoComplete="off"
        placeholder="输入用户名或昵称"
        leading={<Search size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />}
        value={typed}
        disabled={disabled}
        error={error}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul aria-label="找到的人" className="mt-1">
        {found.map(({ id, nickname, username, avatar }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChange({ id, nickname: nickname || username, avatar })}
              className="flex min-h-11 w-full items-center gap-3 rounded-control px-2 text-left hover:bg-float-hover"
            >
              <Avatar name={nickname || username} src={avatar} size={32} />
              <span className="min-w-0 flex-1 truncate">{nickname || username}</span>
              <span className="truncate text-13 text-ink-3">@{username}</span>
            </button>
          </li>
        ))}
      </ul>
      {keyword !== '' && data?.length === 0 ? (
        <p className="mt-1 text-13 text-ink-3">没有找到叫这个名字的人</p>
      ) : null}
      {isError ? <p className="mt-1 text-13 text-danger">没有查到，请再试一次</p> : null}
    </div>
  );
}
