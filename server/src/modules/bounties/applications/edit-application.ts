import { applicationErrors } from '@zaojie/contract/bounties/application.errors';
import type { editApplication as endpoint } from '@zaojie/contract/bounties/application.endpoints';
import { Answer, type Action } from '../../../frame/action.ts';
import { tellHeld } from '../../../frame/words/held-words.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { claimFiles, fileOf, useFiles, withPrivateFiles } from './application-files.ts';
import type { StoredFile } from './application-rows.ts';
import { updateText } from './application.queries.ts';
import { checkPrice } from './check-price.ts';
import { checkWorks } from './check-works.ts';
import { moveApplication } from './move-application.ts';
import { getApplicationView, lockAs } from './own-application.ts';

const seen = new Set(['viewed', 'shortlisted']);

export const editApplication: Action<typeof endpoint> = async (context, { body }) => {
  const now = context.now();
  const view = await withPrivateFiles(context, body.files ?? [], (files) =>
    context.transaction(async (tx) => {
      const { application, bounty } = await lockAs(tx, context.viewer, body.id, 'applicant');
      if (seen.has(application.status)) throw new Refusal(applicationErrors.viewed);
      await moveApplication(tx, { application, bounty, move: 'edit', role: 'applicant', now });
      const price = body.price ?? application.price_fen;
      checkPrice(bounty, price);
      if (body.work_ids) await checkWorks(tx, application.user_id, body.work_ids);
      const uploads = body.files && (await claimFiles(tx, files, now));
      const text = {
        price_fen: price,
        days: body.days === undefined ? application.days : body.days,
        proposal: body.proposal ?? application.proposal,
        work_ids: body.work_ids ?? application.work_ids,
        files: uploads ? uploads.map(fileOf) : (application.files as StoredFile[]),
      };
      await updateText(tx, application.id, text, now);
      if (uploads) await useFiles(tx, application, uploads);
      await tellHeld(tx, context.held, { kind: 'application', targetId: application.id });
      return getApplicationView(tx, context, application.id);
    }),
  );
  return new Answer('应征已更新', view);
};
