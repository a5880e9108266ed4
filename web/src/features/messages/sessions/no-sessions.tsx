import { ButtonLink } from '../../../ui/form/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

export function NoSessions() {
  const action = <ButtonLink to="/community">去社区认识创作者</ButtonLink>;
  return <EmptyState line="还没有私信。" action={action} />;
}
