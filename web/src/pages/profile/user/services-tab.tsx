import { ServicesPanel } from '../../../features/creators/services/services-panel.tsx';
import { ReceivedReviews } from '../../../features/orders/review/received-reviews.tsx';

/** What somebody offers, and what customers said of it. */
export function ServicesTab({ userId, isOwn }: { userId: number; isOwn: boolean }) {
  return <ServicesPanel userId={userId} isOwn={isOwn} reviews={<ReceivedReviews userId={userId} />} />;
}
