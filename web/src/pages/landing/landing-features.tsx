import { RoleSwitch } from './landing-roles.tsx';
import { LandingSection } from './landing-section.tsx';
import { POINTS } from './landing-points.ts';
import { STORIES, type Role } from './landing-story.ts';

export function LandingFeatures({ role, onChoose }: { role: Role; onChoose: (role: Role) => void }) {
  return (
    <LandingSection
      id="features"
      {...STORIES[role].features}
      beside={<RoleSwitch role={role} onChoose={onChoose} />}
      raised
    >
      <ul className="mt-12 grid grid-cols-3 gap-x-10 gap-y-9 max-lg:grid-cols-2 max-sm:mt-8 max-sm:grid-cols-1 max-sm:gap-y-7">
        {POINTS.map(({ title, Icon, [role]: text }) => (
          <li key={title} className="border-t border-line pt-5">
            <Icon size={24} strokeWidth={1.5} aria-hidden="true" className="text-brand-ink" />
            <h3 className="mt-3 text-18">{title}</h3>
            <p className="mt-1 max-w-[26em] text-pretty text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
