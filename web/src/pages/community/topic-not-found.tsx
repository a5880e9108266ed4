import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function TopicNotFound({ line }: { line: string }) {
  return (
    <EmptyState
      className="pt-16 max-md:pt-8"
      line={line}
      action={<ButtonLink to="/community">去社区看看</ButtonLink>}
    />
  );
}
