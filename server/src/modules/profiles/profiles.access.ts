import * as endpoints from '@zaojie/contract/profiles/profile.endpoints';
import { accessOf, forEveryone, peopleOnly, unlessBlocked } from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';

const ofOwner = ({ owner }: Stage) => ({ query: { user_id: owner.id } });

export const access = accessOf(peopleOnly, (row) => [
  row(endpoints.getProfile, unlessBlocked(forEveryone), ofOwner),
  row(endpoints.getPersonCard, unlessBlocked(forEveryone), ofOwner),
  row(endpoints.getSocialStats, unlessBlocked(forEveryone), ofOwner),
  row(endpoints.listActivities, unlessBlocked(forEveryone), ofOwner),
  row(endpoints.listShowcase, unlessBlocked(forEveryone), ofOwner),
  row(endpoints.getAbout, unlessBlocked(forEveryone), ofOwner),
]);
