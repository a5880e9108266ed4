import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AcceptFrom } from '../../features/notifications/settings/accept-from.tsx';
import { NoticeSwitches } from '../../features/notifications/settings/notice-switches.tsx';
import { QuietHours } from '../../features/notifications/settings/quiet-hours.tsx';
import { SettingsGate } from '../../features/notifications/settings/settings-gate.tsx';
import { Card } from '../../ui/layout/card.tsx';

/** Every change is kept at once; there is nothing to submit. */
export function MessageSettingsPage({ title }: { title: string }) {
  return (
    <div className="mx-auto max-w-180 px-8 py-8 max-md:px-4 max-md:py-4">
      <h1 className="text-28 max-md:text-22">{title}</h1>
      <p className="mb-5 text-13 text-ink-3">改动立即生效</p>
      <SettingsGate>
        {(settings) => (
          <div className="grid gap-4">
            <Section title="谁可以给我发私信">
              <AcceptFrom settings={settings} />
            </Section>
            <Section title="提醒我">
              <NoticeSwitches settings={settings} />
              <p className="mt-4 text-13">
                <Link to="/profile/notifications" className="text-brand-ink hover:underline">
                  用邮件和浏览器提醒我
                </Link>
              </p>
            </Section>
            <Section title="免打扰">
              <QuietHours settings={settings} />
            </Section>
          </div>
        )}
      </SettingsGate>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card bleed className="px-6 pt-5 pb-6 max-md:px-4">
      <section>
        <h2 className="mb-3 text-16">{title}</h2>
        {children}
      </section>
    </Card>
  );
}
