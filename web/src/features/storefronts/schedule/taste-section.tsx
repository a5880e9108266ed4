import { useQuery, useQueryClient } from '@tanstack/react-query';
import { marketCategories, marketStyles, type MarketWord } from '@zaojie/contract/market-words';
import { saveStorefront } from '@zaojie/contract/storefronts/creator.endpoints';
import type { Storefront } from '@zaojie/contract/storefronts/creator.schemas';
import { call, messageOf } from '../../../api/client.ts';
import { InlineError } from '../../../ui/feedback/inline-error.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { ChipButton } from '../../../ui/text/chip.tsx';
import { storefrontKey, storefrontQuery } from './schedule-queries.ts';

type Change = Partial<Pick<Storefront, 'types' | 'styles' | 'wishes_to_hear'>>;

function useSaveTaste() {
  const client = useQueryClient();
  return async (change: Change) => {
    const before = client.getQueryData<Storefront>(storefrontKey);
    if (!before) return;
    client.setQueryData<Storefront>(storefrontKey, { ...before, ...change });
    try {
      const { types, styles, wishes_to_hear: wishes } = change;
      const body = {
        ...(types && { types: types.map(({ id }) => id) }),
        ...(styles && { styles: styles.map(({ id }) => id) }),
        ...(wishes !== undefined && { wishes_to_hear: wishes }),
      };
      const { data } = await call(saveStorefront, { body });
      client.setQueryData<Storefront>(storefrontKey, data);
    } catch (error) {
      client.setQueryData<Storefront>(storefrontKey, before);
      toast.error(messageOf(error, '保存失败，请稍后重试'));
    }
  };
}

type WordsProps = {
  label: string;
  words: readonly MarketWord[];
  chosen: readonly MarketWord[];
  onChange: (chosen: MarketWord[]) => void;
};

function Words({ label, words, chosen, onChange }: WordsProps) {
  const has = (word: MarketWord) => chosen.some(({ id }) => id === word.id);
  return (
    <fieldset className="mt-2.5">
      <legend className="mb-1.5 text-13 text-ink-3">{label}</legend>
      <span className="flex flex-wrap gap-1.5">
        {words.map((word) => (
          <ChipButton
            key={word.id}
            selected={has(word)}
            onClick={() => onChange(words.filter((each) => has(each) !== (each.id === word.id)))}
          >
            {word.name}
          </ChipButton>
        ))}
      </span>
    </fieldset>
  );
}

/** What they like to draw: found by it in the market, and told of bounties that fit. */
export function TasteSection() {
  const { data, error, isFetching, refetch } = useQuery(storefrontQuery);
  const save = useSaveTaste();
  return (
    <section aria-labelledby="taste">
      <h2 id="taste" className="text-14">
        接什么稿
      </h2>
      {data ? (
        <>
          <Words
            label="类型"
            words={marketCategories}
            chosen={data.types}
            onChange={(types) => void save({ types })}
          />
          <Words
            label="画风"
            words={marketStyles}
            chosen={data.styles}
            onChange={(styles) => void save({ styles })}
          />
          <Switch
            label="有合适的约稿告诉我"
            description="类型、画风和价格都对得上才提醒"
            checked={data.wishes_to_hear}
            onChange={(event) => void save({ wishes_to_hear: event.target.checked })}
            className="mt-4"
          />
        </>
      ) : null}
      {!data && error ? (
        <InlineError
          text="接稿设置没有取到"
          retrying={isFetching}
          onRetry={() => void refetch()}
          className="mt-2"
        />
      ) : null}
      {!data && !error ? (
        <SkeletonGroup className="mt-3 grid gap-3">
          <Skeleton width="80%" height={28} />
          <Skeleton width="60%" height={28} />
        </SkeletonGroup>
      ) : null}
    </section>
  );
}
