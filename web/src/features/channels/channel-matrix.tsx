import {
  channelEventLabels,
  type ChannelEvent,
  type ChannelSettings,
  type EventSwitches,
} from '@zaojie/contract/channels/channel.schemas';
import type { MessageSettings } from '@zaojie/contract/notifications/notification.schemas';
import { Switch } from '../../ui/form/switch.tsx';
import { useChangeSettings } from '../notifications/settings/use-message-settings.ts';
import { useBrowserPush, useSetChannel } from './channel-queries.ts';

const about: Record<ChannelEvent, string> = {
  order: '应征、付款、交付和快到的期限',
  money: '充值和提现',
  message: '有人给我发消息',
  at: '评论、回复或提到我',
  like: '赞了我的帖子或评论',
  follow: '有人关注了我',
  system: '账号、安全和审核结果',
};

const siteField = {
  message: 'notify_message',
  at: 'notify_at',
  like: 'notify_like',
  follow: 'notify_follow',
} as const satisfies Partial<Record<ChannelEvent, keyof MessageSettings>>;

type SiteEvent = keyof typeof siteField;
const isSwitchable = (event: ChannelEvent): event is SiteEvent => event in siteField;

const HEAD = 'w-18 py-2 text-center font-normal max-md:w-14';
const CELL = 'py-1.5 text-center max-md:py-0';
/** The words stand in the row's head. */
const BARE = 'inline-flex justify-center';

interface ChannelMatrixProps {
  settings: MessageSettings;
  channels: ChannelSettings;
}

/** What is told, and by which way. The first column is the same as the switches beside the messages. */
export function ChannelMatrix({ settings, channels }: ChannelMatrixProps) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">什么事，用什么方式告诉我</caption>
      <thead className="text-13 text-ink-3">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 text-left font-normal">
            什么事
          </th>
          <th scope="col" className={HEAD}>
            站内
          </th>
          <th scope="col" className={HEAD}>
            邮件
          </th>
          <th scope="col" className={HEAD}>
            浏览器
          </th>
        </tr>
      </thead>
      <tbody>
        {channels.events.map((row) => (
          <Row key={row.event} row={row} settings={settings} channels={channels} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, settings, channels }: ChannelMatrixProps & { row: EventSwitches }) {
  const label = channelEventLabels[row.event];
  const { mutate: set } = useSetChannel();
  const { state, turn, isTurning } = useBrowserPush(channels.push.public_key);

  /** Whoever switches a row on in a browser that receives nothing yet is asked, this once. */
  async function setPush(isOn: boolean) {
    const now = isOn && state === 'off' ? await turn(true).catch(() => 'off' as const) : state;
    if (!isOn || now === 'on') set({ event: row.event, channel: 'push', isOn });
  }

  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="py-3 pr-3 text-left font-normal leading-[1.5]">
        {label}
        <small className="block text-12 text-ink-3">{about[row.event]}</small>
      </th>
      <td className={CELL}>
        <SiteSwitch event={row.event} settings={settings} />
      </td>
      <td className={CELL}>
        <Switch
          label={`用邮件告诉我：${label}`}
          labelHidden
          className={BARE}
          checked={row.mail && channels.mail.state === 'ready'}
          disabled={channels.mail.state !== 'ready'}
          onChange={(change) => set({ event: row.event, channel: 'mail', isOn: change.target.checked })}
        />
      </td>
      <td className={CELL}>
        <Switch
          label={`用浏览器告诉我：${label}`}
          labelHidden
          className={BARE}
          checked={row.push && state === 'on'}
          disabled={
            channels.push.public_key === '' || state === 'unsupported' || state === 'denied' || isTurning
          }
          onChange={(change) => void setPush(change.target.checked)}
        />
      </td>
    </tr>
  );
}

function SiteSwitch({ event, settings }: { event: ChannelEvent; settings: MessageSettings }) {
  const change = useChangeSettings();
  const label = channelEventLabels[event];
  if (!isSwitchable(event))
    return <Switch label={label} labelHidden className={BARE} checked disabled readOnly />;
  return (
    <Switch
      label={label}
      labelHidden
      className={BARE}
      checked={settings[siteField[event]]}
      onChange={({ target }) => change({ [siteField[event]]: target.checked })}
    />
  );
}
