import type { Profile } from '@zaojie/contract/profiles/profile.schemas';
import { ReceivedReviews } from '../../../features/orders/review/received-reviews.tsx';
import { AboutPanel } from '../../../features/profiles/about/about-panel.tsx';

/** Who somebody is, and what customers said of them. */
export function AboutTab({ profile }: { profile: Profile }) {
  return <AboutPanel profile={profile} reviews={<ReceivedReviews userId={profile.id} />} />;
}
