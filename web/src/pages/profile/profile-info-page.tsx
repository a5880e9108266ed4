import { ProfileArea } from './area/profile-area.tsx';
import { OwnInfo } from './info/own-info.tsx';

export function ProfileInfoPage() {
  return (
    <ProfileArea title="个人资料" about="别人在你主页上看到的">
      <OwnInfo />
    </ProfileArea>
  );
}
