import { useState } from 'react';
import { SiteFooter } from '../../features/layout/site-footer.tsx';
import { BackToTop } from '../../ui/layout/back-to-top.tsx';
import { LandingFeatures } from './landing-features.tsx';
import { LandingHeader, LandingNavbar } from './landing-header.tsx';
import { LandingHero } from './landing-hero.tsx';
import { LandingJoin } from './landing-join.tsx';
import { LandingProcess } from './landing-process.tsx';
import type { Role } from './landing-story.ts';

export function LandingPage() {
  const [role, setRole] = useState<Role>('client');
  return (
    <>
      <LandingHeader />
      <LandingNavbar />
      <main id="main" className="overflow-x-clip outline-none">
        <LandingHero role={role} onChoose={setRole} />
        <LandingFeatures role={role} onChoose={setRole} />
        <LandingProcess role={role} />
        <LandingJoin />
      </main>
      <div className="px-[clamp(16px,6vw,96px)] max-md:px-4">
        <SiteFooter className="max-w-none" />
      </div>
      <BackToTop />
    </>
  );
}
