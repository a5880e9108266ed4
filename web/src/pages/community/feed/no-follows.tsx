import { WorksToSee } from '../../../features/home/works-to-see.tsx';
import { NoFollowedPosts } from '../../../features/users/no-followed-posts.tsx';

/** Why nothing of anybody followed is there, and what there is instead. */
export function NoFollows() {
  return (
    <>
      <NoFollowedPosts />
      <WorksToSee />
    </>
  );
}
