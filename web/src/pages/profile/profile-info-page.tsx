import { wishForGuide } from '../../api/guide-wish.ts';
import { useSession } from '../../api/session.ts';
import { TextButton } from '../../ui/form/button.tsx';
import { ProfileArea } from './area/profile-area.tsx';
import { OwnInfo } from './info/own-info.tsx';

export function ProfileInfoPage() {
  const userId = useSession()?.user.id;
  const guide =
    userId === undefined ? null : (
      <TextButton onClick={() => wishForGuide(userId)}>再看一遍新手引导</TextButton>
    );
  return (
    <ProfileArea title="个人资料" about="别人在你主页上看到的" action={guide}>
      <OwnInfo />
    </ProfileArea>
  );
}
