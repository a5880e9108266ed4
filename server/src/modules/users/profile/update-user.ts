import type { updateUser as endpoint } from '@zaojie/contract/users/user.endpoints';
import { isPictureAddress } from '@zaojie/contract/users/user-changes.schemas';
import { userErrors } from '@zaojie/contract/users/user.errors';
import type { EndpointInput } from '@zaojie/contract/endpoint';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { saveDetails, type DetailChanges } from './details.queries.ts';
import { setOwnPicture } from './own-picture.ts';
import { canEditUser } from '../user.policy.ts';
import { findProfile, lockUsers, updateProfile, type UserChanges } from '../user.queries.ts';
import { viewUser } from '../user.view.ts';

type Body = EndpointInput<typeof endpoint>['body'];

function detailsOf({ about, skills, tools, links }: Body): DetailChanges {
  return {
    ...(about !== undefined && { about }),
    ...(skills !== undefined && { skills }),
    ...(tools !== undefined && { tools }),
    ...(links !== undefined && { links }),
  };
}

/** Only what was sent is changed. */
function changesOf({ backgroundInfo, ...body }: Body): UserChanges {
  const { nickname, avatar, bio, background, city } = body;
  const isPicture = backgroundInfo !== undefined && isPictureAddress(backgroundInfo);
  return {
    ...(nickname !== undefined && { nickname }),
    ...(avatar !== undefined && { avatar }),
    ...(bio !== undefined && { bio }),
    ...(city !== undefined && { city }),
    ...(backgroundInfo !== undefined && { background_info: isPicture ? '' : backgroundInfo }),
    ...(isPicture && { background: backgroundInfo }),
    ...(background !== undefined && { background }),
  };
}

export const updateUser: Action<typeof endpoint> = async (context, { params, body }) => {
  // Somebody else's id answers like one that doesn't exist.
  if (!canEditUser(context.viewer, params.id)) throw new Refusal(userErrors.notFound);
  const changes = changesOf(body);
  const row = await context.transaction(async (tx) => {
    // Two saves at once would each release the picture that the other has put up.
    await lockUsers(tx, [params.id]);
    const before = await findProfile(tx, params.id, null);
    if (!before) throw new Refusal(userErrors.notFound);
    for (const kind of ['avatar', 'background'] as const) {
      const url = changes[kind];
      if (url !== undefined && url !== before[kind]) await setOwnPicture(tx, params.id, kind, url);
    }
    await updateProfile(tx, params.id, changes);
    await saveDetails(tx, params.id, detailsOf(body));
    // Whoever has written down how a person looks writes it anew.
    const isShownDifferently = changes.nickname !== undefined || changes.avatar !== undefined;
    if (isShownDifferently) await emitEvent(tx, 'user.renamed', { userId: params.id });
    return findProfile(tx, params.id, context.viewer.userId);
  });
  if (!row) throw new Refusal(userErrors.notFound);
  return new Answer('保存成功', viewUser(row, context.viewer));
};
