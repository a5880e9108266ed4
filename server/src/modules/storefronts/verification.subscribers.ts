import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import { holdVerified } from '../verifications/index.ts';
import { updateMarks } from './storefront.queries.ts';

/** The market shows who is verified, as it is when the news comes in. */
export const verificationSubscribers: readonly Subscriber[] = [
  subscribe('verification.moved', 'storefronts.verifications', async (tx, { userId, kind }) => {
    if (kind === 'creator') return;
    const { personal, enterprise } = await holdVerified(tx, userId);
    await updateMarks(
      tx,
      userId,
      kind === 'personal' ? { is_personal_verified: personal } : { is_business_verified: enterprise },
    );
  }),
];
