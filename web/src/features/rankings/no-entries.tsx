import type { RankingTab } from '@zaojie/contract/rankings/ranking-boards';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';

const WORDS: Record<Exclude<RankingTab, 'creators'>, { line: string; to: string; label: string }> = {
  games: { line: '还没有游戏上榜。', to: '/games', label: '去游戏看看' },
  demos: { line: '还没有开放试玩的作品。', to: '/program', label: '看看正在开发的项目' },
  competition: { line: '眼下没有这一类的竞赛。', to: '/events', label: '看看全部活动' },
};

/** What isn't there yet, and where to look meanwhile. */
export function NoEntries({ tab }: { tab: keyof typeof WORDS }) {
  const { line, to, label } = WORDS[tab];
  return <EmptyState line={line} action={<ButtonLink to={to}>{label}</ButtonLink>} className="pt-14" />;
}
