import { DeviceList } from '../../features/accounts/security/device-list.tsx';
import { ProfileArea } from './area/profile-area.tsx';
import { PasswordPart } from './security/password-part.tsx';

export function ProfileSecurityPage() {
  return (
    <ProfileArea title="账号安全" about="登录方式和设备">
      <PasswordPart />
      <DeviceList />
    </ProfileArea>
  );
}
