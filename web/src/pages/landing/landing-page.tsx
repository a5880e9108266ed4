import { SiteFooter } from '../../features/layout/site-footer.tsx';
import { BackToTop } from '../../ui/layout/back-to-top.tsx';
import { LandingFeatures } from './landing-features.tsx';
import { LandingHeader } from './landing-header.tsx';
import { LandingHero } from './landing-hero.tsx';
import { LandingJoin } from './landing-join.tsx';
import { LandingProcess } from './landing-process.tsx';

export function LandingPage() {
  return (
    <>
      <LandingHeader />
      <main id="main" className="overflow-x-clip outline-none">
        <LandingHero />
        <LandingFeatures />
        <LandingProcess />
        <LandingJoin />
      </main>
      <div className="px-[clamp(16px,6vw,96px)] max-md:px-4">
        <SiteFooter className="max-w-none" />
      </div>
      <BackToTop />
    </>
  );
}
