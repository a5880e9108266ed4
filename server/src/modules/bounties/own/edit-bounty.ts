import type { editBounty as endpoint } from '@zaojie/contract/bounties/bounty.endpoints';
import { bountyErrors } from '@zaojie/contract/bounties/bounty.errors';
import type { BountyEdit, BountyForm } from '@zaojie/contract/bounties/bounty.schemas';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { useUploads } from '../../uploads/index.ts';
import { updateBounty, type LockedBounty } from '../bounty.queries.ts';
import { moveBounty, wrongState } from './move-bounty.ts';
import { getBountyView, lockOwnBounty } from './own-bounty.ts';
import { checkDeadline, prepareBounty, usedBy } from './write-bounty.ts';

type Sent = { [K in keyof BountyForm]?: Exclude<BountyForm[K], undefined> };

/** The bounty as it stands, with what was sent in its place. */
function formOf(bounty: LockedBounty, edit: BountyEdit): BountyForm {
  const { id: _id, ...parts } = edit;
  const isSent = ([, value]: [string, unknown]) => value !== undefined;
  const sent = Object.fromEntries(Object.entries(parts).filter(isSent)) as Sent;
  // Where the use isn't said, it follows a change of is_commercial.
  const usage = sent.is_commercial === undefined ? bounty.usage : undefined;
  return {
    title: bounty.title,
    category: bounty.category,
    style: bounty.style,
    description: bounty.description,
    budget_min: bounty.budget_min_fen,
    budget_max: bounty.budget_max_fen,
    deadline: bounty.deadline,
    images: bounty.images.map(({ url }) => url),
    reference_link: bounty.reference_link,
    is_urgent: bounty.is_urgent,
    is_commercial: bounty.is_commercial,
    allow_multiple: bounty.allow_multiple,
    show_from: bounty.show_from,
    credit: bounty.credit,
    usage,
    ...sent,
  };
}

/** What applicants relied on; who sends it as it was changes nothing. */
function changesTerms(bounty: LockedBounty, form: BountyForm): boolean {
  return (
    form.budget_min !== bounty.budget_min_fen ||
    form.budget_max !== bounty.budget_max_fen ||
    form.description !== bounty.description ||
    form.deadline !== bounty.deadline
  );
}

export const editBounty: Action<typeof endpoint> = async (context, { body }) => {
  const now = context.now();
  const view = await context.transaction(async (tx) => {
    const bounty = await lockOwnBounty(tx, context.viewer, body.id);
    const form = formOf(bounty, body);
    if (form.budget_min > form.budget_max) throw new Refusal(bountyErrors.budgetOrder);
    await moveBounty(tx, bounty, 'edit', 'owner', { now });
    // Who was taken on was promised to be the only one, or not to be.
    const hasOrders = bounty.live_orders + bounty.completed_orders > 0;
    if (hasOrders && form.allow_multiple !== bounty.allow_multiple) throw wrongState(bounty.status);
    if (bounty.applications_count > 0 && changesTerms(bounty, form)) throw new Refusal(bountyErrors.locked);
    if (form.deadline !== bounty.deadline) {
      checkDeadline(form.deadline, now);
      await moveBounty(tx, bounty, 'extend', 'owner', { now, deadline: form.deadline });
    }
    const { text, uploads } = await prepareBounty(tx, form, context.viewer.userId);
    await updateBounty(tx, bounty.id, text, now);
    await useUploads(tx, usedBy(bounty.id), uploads);
    return getBountyView(tx, context.viewer, bounty.id, now);
  });
  return new Answer('保存成功', view);
};
