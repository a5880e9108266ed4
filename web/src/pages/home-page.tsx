import { FeatureLinks } from './home/feature-links.tsx';
import { HomeHero } from './home/home-hero.tsx';
import { BackToTop } from '../ui/back-to-top.tsx';

export function HomePage() {
  return (
    <>
      <HomeHero />
      <FeatureLinks />
      <BackToTop />
    </>
  );
}
