import { searchTimes } from '@zaojie/contract/search/search-words';
import type { SearchResult } from '@zaojie/contract/search/search.schemas';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { ChipLink } from '../../../ui/text/chip.tsx';
import { EmptyFrame } from '../../../ui/feedback/empty-frame.tsx';
import { formatCount } from '../../../text/numbers.ts';
import { SEARCH_TYPES, searchPath, TYPE_NAMES, USUAL_VIEW, type SearchAddress } from '../search-path.ts';

const TIPS = ['看看有没有错字', '换个说法，或用更宽泛的词', '减少关键词，只留最重要的'];

/** Fewer words to try, where there were several: the first of them alone. */
function shorter(keyword: string): string | null {
  const [first = '', ...rest] = keyword.split(/\s+/);
  return rest.length > 0 ? first : null;
}

type NothingFoundProps = { address: SearchAddress; counts: SearchResult['counts'] };

/** No result of this type: what to try, and which other types have some. */
export function NothingFound({ address, counts }: NothingFoundProps) {
  const { keyword, type, order, within } = address;
  const isNarrowed = within !== 'any';
  const fewer = shorter(keyword);
  const others = SEARCH_TYPES.filter((other) => other !== type && counts[other] > 0);
  return (
    <section className="flex items-center gap-24 py-14 max-lg:gap-12 max-md:flex-col max-md:items-start max-md:gap-4 max-md:py-6">
      <EmptyFrame className="w-70 shrink-0 max-md:w-48" />
      <div className="min-w-0">
        <h2 className="text-22 break-all max-md:text-18">
          {isNarrowed ? `${searchTimes[within]}没有` : '没有'}找到“{keyword}”
          {others.length > 0 || isNarrowed ? `的${TYPE_NAMES[type]}` : ''}
        </h2>
        <ul className="mt-3 list-disc space-y-1 pl-4.5 text-15 text-ink-2 marker:text-ink-4">
          {TIPS.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
        {others.length > 0 ? (
          <div className="mt-5 flex flex-wrap items-center gap-2 text-13 text-ink-3">
            其他分类有结果
            {others.map((other) => (
              <ChipLink
                key={other}
                to={searchPath(keyword, other, 1, { ...USUAL_VIEW, within }) ?? '/search'}
              >
                {TYPE_NAMES[other]}
                <span className="text-12 text-ink-3">{formatCount(counts[other])}</span>
              </ChipLink>
            ))}
          </div>
        ) : null}
        <div className="mt-6 flex flex-wrap gap-2.5">
          {isNarrowed ? (
            <ButtonLink
              to={searchPath(keyword, type, 1, { order, within: 'any' }) ?? '/search'}
              look="primary"
            >
              不限时间再搜
            </ButtonLink>
          ) : null}
          {fewer === null ? null : (
            <ButtonLink
              to={searchPath(fewer, type, 1, address) ?? '/search'}
              look={isNarrowed ? 'secondary' : 'primary'}
            >
              只搜“{fewer}”
            </ButtonLink>
          )}
          <ButtonLink to="/community" look={fewer === null && !isNarrowed ? 'primary' : 'secondary'}>
            去社区逛逛
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
