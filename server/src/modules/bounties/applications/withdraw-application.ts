import type { withdrawApplication as endpoint } from '@zaojie/contract/bounties/application.endpoints';
import { Answer, type Action } from '../../../frame/action.ts';
import { moveApplication } from './move-application.ts';
import { getApplicationView, lockAs } from './own-application.ts';

export const withdrawApplication: Action<typeof endpoint> = async (context, { body }) => {
  const view = await context.transaction(async (tx) => {
    const held = await lockAs(tx, context.viewer, body.id, 'applicant');
    await moveApplication(tx, { ...held, move: 'withdraw', role: 'applicant', now: context.now() });
    return getApplicationView(tx, context, body.id);
  });
  return new Answer('已撤回应征', view);
};
