import { GonePage, type GonePageProps } from '../../ui/feedback/gone-page.tsx';
import { WorksToSee } from './works-to-see.tsx';

/** What stands where what the address names isn't there, with something to go on to. */
export function GoneWithWorksView(props: GonePageProps) {
  return (
    <>
      <GonePage {...props} />
      <WorksToSee />
    </>
  );
}
