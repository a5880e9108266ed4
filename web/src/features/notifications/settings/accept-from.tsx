import { limits } from '@zaojie/contract/limits';
import type { MessageSettings } from '@zaojie/contract/notifications/notification.schemas';
import { useChangeSettings } from './use-message-settings.ts';
import { Radio } from '../../../ui/form/radio.tsx';

const CHOICES = [
  {
    value: 'everyone',
    label: '所有人',
    note: `陌生人最多先发 ${limits.message.strangerMessages} 条，等我回复`,
  },
  { value: 'followed', label: '我关注的人', note: '其他人不能先给我发消息' },
  { value: 'nobody', label: '不接收', note: '谁都不能先给我发消息，已有的会话不受影响' },
] as const satisfies readonly { value: MessageSettings['accept_from']; label: string; note: string }[];

/** Who may write first. */
export function AcceptFrom({ settings }: { settings: MessageSettings }) {
  const change = useChangeSettings();
  return (
    <fieldset className="grid gap-1">
      <legend className="sr-only">谁可以给我发私信</legend>
      {CHOICES.map(({ value, label, note }) => (
        <label
          key={value}
          className="-mx-3 flex min-h-11 items-center gap-3 rounded-control px-3 py-2 leading-[1.5] transition-colors hover:bg-surface-2 has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <Radio
            name="accept_from"
            value={value}
            checked={settings.accept_from === value}
            onChange={() => change({ accept_from: value })}
          />
          <span>
            {label}
            <small className="block text-12 text-ink-3">{note}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
