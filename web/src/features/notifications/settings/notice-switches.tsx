import type { MessageSettings } from '@zaojie/contract/notifications/notification.schemas';
import { Switch } from '../../../ui/form/switch.tsx';
import { useChangeSettings } from './use-message-settings.ts';

const SWITCHES = [
  ['notify_message', '私信', '有人给我发消息'],
  ['notify_at', '评论和 @', '评论、回复或提到我'],
  ['notify_like', '赞', '赞了我的帖子或评论'],
  ['notify_follow', '新粉丝', '有人关注了我'],
] as const satisfies readonly (readonly [keyof MessageSettings, string, string])[];

/** What is worth a notice. System notices are about the account and always come. */
export function NoticeSwitches({ settings }: { settings: MessageSettings }) {
  const change = useChangeSettings();
  return (
    <div className="grid gap-4 max-md:gap-2">
      {SWITCHES.map(([field, label, description]) => (
        <Switch
          key={field}
          label={label}
          description={description}
          checked={settings[field]}
          onChange={(event) => change({ [field]: event.target.checked })}
        />
      ))}
      <Switch label="系统通知" description="账号和安全，始终提醒" checked disabled readOnly />
    </div>
  );
}
