import { useQuery } from '@tanstack/react-query';
import {
  rankingPeriods,
  rankingTabs,
  type RankingPeriod,
  type RankingTab,
} from '@zaojie/contract/rankings/ranking-boards';
import { RankingBoard } from '../../features/rankings/ranking-board.tsx';
import { rankingQuery } from '../../features/rankings/ranking-query.ts';
import { useRankingPlace } from '../../features/rankings/use-ranking-place.ts';
import { RadioChips } from '../../ui/form/radio-chips.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { BackToTop } from '../../ui/layout/back-to-top.tsx';
import { TabPanel, Tabs } from '../../ui/menu/tabs.tsx';

const TABS_ID = 'ranking';

const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
const tabs = (Object.keys(rankingTabs) as RankingTab[]).map((value) => ({
  value,
  label: rankingTabs[value].name,
}));

const spans: Record<RankingPeriod, string> = { week: '近 7 天', month: '近 30 天', all: '全部时间' };

function aboutOf(tab: RankingTab, period: RankingPeriod): string {
  if (tab === 'creators') return `每天 6:00 更新，按${spans[period]}的获赞、粉丝、作品和成交计算。`;
  if (tab === 'games') return `每天 6:00 更新，按${spans[period]}的新玩家、喜欢和评分计算。`;
  return tab === 'demos' ? '正在开放试玩的作品。' : '正在征集、投票和已经结束的竞赛。';
}

export function RankingPage() {
  const { place, move } = useRankingPlace();
  const ranking = useQuery(rankingQuery(place));
  return (
    <>
      <header className="mb-2 flex items-end justify-between gap-4 max-md:block">
        <div className="min-w-0">
          <h1 className="text-28 max-md:text-22">排行</h1>
          <p className="mt-1 text-ink-3">{aboutOf(place.tab, place.period)}</p>
        </div>
        {place.tab === 'competition' ? null : (
          <Segmented
            label="时间"
            name="ranking-period"
            value={place.period}
            options={choicesOf(rankingPeriods)}
            onChange={(period) => move({ period: period as RankingPeriod })}
            className="shrink-0 max-md:mt-3 max-md:flex max-md:[&>label]:flex-1 max-md:[&>label]:justify-center"
          />
        )}
      </header>
      <Tabs label="排行" id={TABS_ID} items={tabs} value={place.tab} onChange={(tab) => move({ tab })} />
      <TabPanel id={TABS_ID} value={place.tab}>
        <RadioChips
          label="分类"
          name="ranking-sub"
          value={place.sub}
          options={choicesOf(rankingTabs[place.tab].subs)}
          onChange={(sub) => move({ sub })}
          className="-ml-3 py-3.75 [&>label]:text-14 max-md:pt-1 max-md:pb-2.5"
        />
        <RankingBoard place={place} ranking={ranking} onMove={move} />
      </TabPanel>
      <BackToTop />
    </>
  );
}
