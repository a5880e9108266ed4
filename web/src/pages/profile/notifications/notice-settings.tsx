import type { ReactNode } from 'react';
import { ChannelSettingsPart } from '../../../features/channels/channel-settings.tsx';
import { AcceptFrom } from '../../../features/notifications/settings/accept-from.tsx';
import { QuietHours } from '../../../features/notifications/settings/quiet-hours.tsx';
import { SettingsGate } from '../../../features/notifications/settings/settings-gate.tsx';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-line py-6 not-first:border-t first:pt-0">
      <h2 className="mb-3 text-16">{title}</h2>
      {children}
    </section>
  );
}

/** The same switches as beside the messages; a change is kept at once. */
export function NoticeSettings() {
  return (
    <SettingsGate>
      {(settings) => (
        <>
          <Section title="告诉我什么">
            <ChannelSettingsPart settings={settings} />
          </Section>
          <Section title="免打扰">
            <QuietHours settings={settings} />
          </Section>
          <Section title="谁可以给我发私信">
            <AcceptFrom settings={settings} />
          </Section>
        </>
      )}
    </SettingsGate>
  );
}
