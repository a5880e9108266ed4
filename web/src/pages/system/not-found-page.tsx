import { WorksToSee } from '../../features/home/works-to-see.tsx';
import { NotFound } from '../../ui/feedback/not-found.tsx';

export function NotFoundPage() {
  return (
    <>
      <NotFound />
      <WorksToSee />
    </>
  );
}
