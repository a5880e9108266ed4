import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Pager } from '../../ui/menu/pager.tsx';
import { peopleQuery, type PeopleFilter } from './people-queries.ts';
import { PersonRow } from './person-row.tsx';

const whole = (text: string | null) => (text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

function readAddress(query: URLSearchParams): PeopleFilter {
  return {
    keyword: query.get('keyword')?.trim() ?? '',
    userId: whole(query.get('user')),
    page: whole(query.get('page')) ?? 1,
  };
}

function SearchRow({ keyword, onSearch }: { keyword: string; onSearch: (keyword: string) => void }) {
  const [typed, setTyped] = useState(keyword);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form onSubmit={submit} className="mb-4 flex max-w-120 items-end gap-2.5">
      <TextInput
        label="找人"
        labelHidden
        placeholder="用户名或昵称"
        className="min-w-0 flex-1"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" className="h-11 max-md:h-12">
        找
      </Button>
    </form>
  );
}

/** Everybody, or those who were looked for, and what holds for them. */
export function PeopleList() {
  const [query, setQuery] = useSearchParams();
  const filter = readAddress(query);
  const list = useQuery({ ...peopleQuery(filter), placeholderData: keepPreviousData });
  const { data } = list;
  const go = (keyword: string, page = 1) =>
    setQuery({ ...(keyword !== '' && { keyword }), ...(page > 1 && { page: String(page) }) });
  return (
    <>
      <SearchRow key={filter.keyword} keyword={filter.keyword} onSearch={(keyword) => go(keyword)} />
      {list.isPending ? (
        <SkeletonGroup className="grid gap-3">
          <Skeleton shape="block" height={320} className="w-full" />
        </SkeletonGroup>
      ) : null}
      {list.isError && data === undefined ? (
        <ErrorState
          title="用户没有取到"
          error={list.error}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : null}
      {data && data.data.length > 0 ? (
        <Card bleed className={list.isPlaceholderData ? 'opacity-60' : undefined}>
          <ul aria-label="用户" aria-busy={list.isPlaceholderData || undefined}>
            {data.data.map((person) => (
              <PersonRow key={person.id} person={person} />
            ))}
          </ul>
        </Card>
      ) : null}
      {data?.data.length === 0 ? <EmptyState line="没有叫这个名字的人。" className="pt-14" /> : null}
      {data ? (
        <div className="mt-5">
          <Pager
            page={filter.page}
            pageCount={data.last_page}
            onChange={(page) => go(filter.keyword, page)}
          />
        </div>
      ) : null}
    </>
  );
}
