import { EmptyWall } from '../../ui/feedback/empty-wall.tsx';
import { GonePage, type GonePageProps } from '../../ui/feedback/gone-page.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { WorksToSee } from './works-to-see.tsx';

/** What stands where what the address names isn't there, with something to go on to. */
export function GoneWithWorksView(props: GonePageProps) {
  const { line, to, way, isPart = false } = props;
  return (
    <>
      {isPart ? (
        <GonePage {...props} />
      ) : (
        <EmptyWall
          title={line}
          label="这里没有挂画"
          ways={
            <ButtonLink to={to} look="primary">
              {way}
            </ButtonLink>
          }
        />
      )}
      <WorksToSee />
    </>
  );
}
