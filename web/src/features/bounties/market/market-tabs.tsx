import { useNavigate } from 'react-router';
import { Tabs } from '../../../ui/menu/tabs.tsx';
import { MANAGEMENT_PATH, MARKET_PATH } from '../bounty-address.ts';

export type MarketTab = 'bounties' | 'creators' | 'management';
export const MARKET_TABS_ID = 'market';

const ITEMS = [
  { value: 'bounties', label: '约稿广场' },
  { value: 'creators', label: '找创作者' },
  { value: 'management', label: '约稿管理' },
] as const;
const PATHS: Record<MarketTab, string> = {
  bounties: MARKET_PATH,
  creators: `${MARKET_PATH}?tab=creators`,
  management: MANAGEMENT_PATH,
};

/** The last one is a page of its own, for members. */
export function MarketTabs({ value }: { value: MarketTab }) {
  const navigate = useNavigate();
  return (
    <Tabs
      id={MARKET_TABS_ID}
      label="约稿"
      items={ITEMS}
      value={value}
      onChange={(next) => void navigate(PATHS[next], { preventScrollReset: true })}
    />
  );
}
