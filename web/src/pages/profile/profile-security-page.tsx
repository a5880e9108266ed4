import { DeviceList } from '../../features/accounts/security/device-list.tsx';
import { ProfileArea } from './area/profile-area.tsx';
import { OwnData } from './security/own-data.tsx';
import { WaysIn } from './security/ways-in.tsx';

export function ProfileSecurityPage() {
  return (
    <ProfileArea title="账号安全" about="登录方式、设备和注销">
      <WaysIn />
      <DeviceList />
      <OwnData />
    </ProfileArea>
  );
}
