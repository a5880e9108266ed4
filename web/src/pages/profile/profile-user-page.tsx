import { ProfileArea } from './area/profile-area.tsx';
import { PersonView } from './user/person-view.tsx';

/** Somebody's page beside the menu of one's own. */
export function ProfileUserPage({ title }: { title: string }) {
  return (
    <ProfileArea title={title} isWide>
      <PersonView />
    </ProfileArea>
  );
}
