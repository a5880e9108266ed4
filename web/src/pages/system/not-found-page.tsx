import { NotFound } from '../../ui/feedback/not-found.tsx';

export function NotFoundPage() {
  return <NotFound />;
}
