import type { MessageSettings } from '@zaojie/contract/notifications/notification.schemas';
import { useEffect, useState } from 'react';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { clockOf, minuteOf, quietSpan } from './clock-time.ts';
import { useChangeSettings } from './use-message-settings.ts';

/** When nothing may ring: notices are kept, but don't come up by themselves. */
export function QuietHours({ settings }: { settings: MessageSettings }) {
  const change = useChangeSettings();
  const { quiet_enabled: isOn, quiet_from: from, quiet_to: to } = settings;
  return (
    <>
      <Switch
        label="免打扰时段"
        description={
          isOn ? `${quietSpan(from, to)}，北京时间` : '在这段时间里不弹出提醒，邮件和推送等它结束再一起发'
        }
        checked={isOn}
        onChange={(event) => change({ quiet_enabled: event.target.checked })}
      />
      {isOn ? (
        <div className="mt-4 grid grid-cols-2 gap-4">
          <TimeInput label="开始" minute={from} onChange={(minute) => change({ quiet_from: minute })} />
          <TimeInput label="结束" minute={to} onChange={(minute) => change({ quiet_to: minute })} />
        </div>
      ) : null}
    </>
  );
}

/* A time is typed in parts; each part alone is not worth a call. */
const PAUSE_MS = 800;

type TimeInputProps = { label: string; minute: number; onChange: (minute: number) => void };

function TimeInput({ label, minute, onChange }: TimeInputProps) {
  const [given, setGiven] = useState(minute);
  const [clock, setClock] = useState(clockOf(minute));
  if (given !== minute) {
    setGiven(minute);
    setClock(clockOf(minute));
  }
  const typed = minuteOf(clock);
  const isNew = typed !== null && typed !== minute;

  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => onChange(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isNew, typed, onChange]);

  return (
    <TextInput
      type="time"
      label={label}
      value={clock}
      onChange={(event) => setClock(event.target.value)}
      onBlur={() => {
        if (isNew) onChange(typed);
        else setClock(clockOf(minute));
      }}
    />
  );
}
