import { EmptyState } from '../../ui/feedback/empty-state.tsx';

export function CreatorMarket() {
  return <EmptyState line="还没有创作者" />;
}
