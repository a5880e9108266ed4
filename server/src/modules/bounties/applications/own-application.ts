import { applicationErrors } from '@zaojie/contract/bounties/application.errors';
import type { Application } from '@zaojie/contract/bounties/application.schemas';
import { actingErrors } from '@zaojie/contract/proxies/proxy.errors';
import type { Db, Tx } from '../../../db/database.ts';
import type { Context, Viewer } from '../../../frame/context.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { lockBounty, type LockedBounty } from '../bounty.queries.ts';
import { applicationRoleOf } from './application.policy.ts';
import { findBountyOf, lockApplication, type LockedApplication } from './application.queries.ts';
import { findApplication } from './application-rows.ts';
import type { ApplicationMachine } from './application.rules.ts';
import { viewApplication } from './application.view.ts';

type Held = { application: LockedApplication; bounty: LockedBounty };

/** The bounty first, then the application. What isn't the viewer's in that role answers like what doesn't exist. */
export async function lockAs(
  tx: Tx,
  viewer: Viewer,
  id: number,
  role: Extract<ApplicationMachine['role'], 'owner' | 'applicant'>,
): Promise<Held> {
  const bountyId = await findBountyOf(tx, id);
  const bounty = bountyId === null ? null : await lockBounty(tx, bountyId);
  const application = bounty && (await lockApplication(tx, id));
  const isTheirs = application && applicationRoleOf(viewer.userId, application) === role;
  const isHidden = role === 'owner' ? application?.status === 'withdrawn' : application?.hidden_at !== null;
  if (!isTheirs || isHidden) throw new Refusal(applicationErrors.notFound);
  // Nobody decides for another about what they ask of them themselves.
  if (application.user_id === viewer.agent?.userId) throw new Refusal(actingErrors.ownMatter);
  return { application, bounty };
}

export async function getApplicationView(
  db: Db,
  context: Pick<Context<Viewer>, 'viewer' | 'secret' | 'now'>,
  id: number,
): Promise<Application> {
  const row = await findApplication(db, id, context.viewer.userId);
  if (!row) throw new Refusal(applicationErrors.notFound);
  return viewApplication(row, context.viewer.userId, context);
}
