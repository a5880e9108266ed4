import { PersonView } from './user/person-view.tsx';

export function UserPage() {
  return <PersonView />;
}
