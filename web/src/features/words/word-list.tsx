import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { exportWords, removeWords, type WatchedWord } from '@zaojie/contract/words/word.endpoints';
import { wordLevelNames, wordLevels, type WordLevel } from '@zaojie/contract/words/word-words';
import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { call, messageOf } from '../../api/client.ts';
import { useOneAtATime } from '../../hooks/use-one-at-a-time.ts';
import { formatMoment } from '../../text/dates.ts';
import { dialog } from '../../ui/dialog/dialogs.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Button, TextButton } from '../../ui/form/button.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Pager } from '../../ui/menu/pager.tsx';
import { TabPanel, Tabs } from '../../ui/menu/tabs.tsx';
import { StatusLabel, type LabelTone } from '../../ui/text/label.tsx';
import { AddWordsDialog } from './add-words-dialog.tsx';
import { wordKeys, wordsQuery, type WordFilter } from './word-queries.ts';

const TABS_ID = 'watched-words';
const ALL = 'all';
const TONES: Readonly<Record<WordLevel, LabelTone>> = { refuse: 'danger', hold: 'warning', mask: 'brand' };

function readAddress(query: URLSearchParams): WordFilter {
  const page = Number(query.get('page'));
  return {
    level: wordLevelNames.find((name) => name === query.get('level')) ?? null,
    keyword: query.get('keyword')?.trim() ?? '',
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** Saved as a file of lines that can be put in again as it is. */
async function download(): Promise<void> {
  try {
    const { data } = await call(exportWords);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([data.text], { type: 'text/plain' }));
    link.download = '过滤词.txt';
    link.click();
    URL.revokeObjectURL(link.href);
  } catch (error) {
    toast.error(messageOf(error, '没有导出，请重试'));
  }
}

function useRemove() {
  const client = useQueryClient();
  return useOneAtATime(async ({ id, word }: WatchedWord) => {
    const isSure = await dialog.confirm({
      title: '删除词语',
      message: `不再过滤「${word}」？`,
      confirmText: '删除',
      danger: true,
    });
    if (!isSure) return;
    try {
      toast.success((await call(removeWords, { body: { ids: [id] } })).msg);
    } catch (error) {
      toast.error(messageOf(error, '没有删除，请重试'));
    } finally {
      await client.invalidateQueries({ queryKey: wordKeys.all });
    }
  });
}

function WordRow({ row, onRemove }: { row: WatchedWord; onRemove: () => void }) {
  return (
    <li
      aria-label={row.word}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line px-6 py-3 not-first:border-t max-md:px-4"
    >
      <b className="min-w-0 flex-1 font-medium break-all">{row.word}</b>
      <StatusLabel tone={TONES[row.level]}>{row.level_label}</StatusLabel>
      <time dateTime={row.created_at} className="text-13 text-ink-3 max-md:hidden">
        {formatMoment(row.created_at)}
      </time>
      <TextButton aria-label={`删除 ${row.word}`} onClick={onRemove}>
        删除
      </TextButton>
    </li>
  );
}

function Search({ keyword, onSearch }: { keyword: string; onSearch: (keyword: string) => void }) {
  const [typed, setTyped] = useState(keyword);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form onSubmit={submit} className="flex w-80 items-end gap-2.5 max-md:w-full">
      <TextInput
        label="找词"
        labelHidden
        placeholder="词语"
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

/** The words that are looked for wherever people write. */
export function WordList() {
  const [query, setQuery] = useSearchParams();
  const filter = readAddress(query);
  const [isAdding, setAdding] = useState(false);
  const list = useQuery({ ...wordsQuery(filter), placeholderData: keepPreviousData });
  const remove = useRemove();
  const { data } = list;
  const go = ({ level, keyword, page }: WordFilter) =>
    setQuery(
      {
        ...(level && { level }),
        ...(keyword !== '' && { keyword }),
        ...(page > 1 && { page: String(page) }),
      },
      { preventScrollReset: true },
    );
  return (
    <section aria-label="词语" className="mt-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <Tabs<WordLevel | typeof ALL>
          id={TABS_ID}
          label="级别"
          look="segment"
          items={[
            { value: ALL, label: '全部' },
            ...wordLevelNames.map((value) => ({
              value,
              label: wordLevels[value],
              count: list.isPending ? null : data?.counts[value],
            })),
          ]}
          value={filter.level ?? ALL}
          onChange={(next) => go({ ...filter, level: next === ALL ? null : next, page: 1 })}
        />
        <div className="flex flex-wrap items-end gap-2.5">
          <Search
            key={filter.keyword}
            keyword={filter.keyword}
            onSearch={(keyword) => go({ ...filter, keyword, page: 1 })}
          />
          <Button className="h-11" onClick={() => void download()}>
            导出
          </Button>
          <Button look="primary" className="h-11" onClick={() => setAdding(true)}>
            加入词语
          </Button>
        </div>
      </div>
      <TabPanel id={TABS_ID} value={filter.level ?? ALL}>
        {list.isPending ? (
          <SkeletonGroup>
            <Skeleton shape="block" height={320} className="w-full" />
          </SkeletonGroup>
        ) : null}
        {list.isError && !data ? (
          <ErrorState
            title="词语没有取到"
            error={list.error}
            retrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        ) : null}
        {data && data.data.length > 0 ? (
          <Card bleed className={list.isPlaceholderData ? 'opacity-60' : undefined}>
            <ul aria-label="词语" aria-busy={list.isPlaceholderData || undefined}>
              {data.data.map((row) => (
                <WordRow key={row.id} row={row} onRemove={() => void remove(row)} />
              ))}
            </ul>
          </Card>
        ) : null}
        {data?.data.length === 0 ? <EmptyState line="没有这样的词。" className="pt-14" /> : null}
        {data ? (
          <div className="mt-5">
            <Pager
              page={filter.page}
              pageCount={data.last_page}
              onChange={(page) => go({ ...filter, page })}
            />
          </div>
        ) : null}
      </TabPanel>
      {isAdding ? <AddWordsDialog onClose={() => setAdding(false)} /> : null}
    </section>
  );
}
