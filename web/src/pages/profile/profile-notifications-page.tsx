import { ProfileArea } from './area/profile-area.tsx';
import { NoticeSettings } from './notifications/notice-settings.tsx';

export function ProfileNotificationsPage() {
  return (
    <ProfileArea title="通知" about="什么事、用什么方式告诉你。改了就存，不用按保存">
      <NoticeSettings />
    </ProfileArea>
  );
}
