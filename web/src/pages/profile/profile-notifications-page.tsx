import { ProfileArea } from './area/profile-area.tsx';
import { NoticeSettings } from './notifications/notice-settings.tsx';

export function ProfileNotificationsPage() {
  return (
    <ProfileArea title="通知" about="哪些事要告诉你。改了就存，不用按保存">
      <NoticeSettings />
    </ProfileArea>
  );
}
