import type { saveStorefront as endpoint } from '@zaojie/contract/storefronts/creator.endpoints';
import { Answer, type Action } from '../../frame/action.ts';
import { refreshStorefront } from './refresh-storefront.ts';
import { lockStorefront, updateStorefront } from './storefront.queries.ts';
import { viewStorefront } from './storefront.view.ts';

export const saveStorefront: Action<typeof endpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const state = await context.transaction(async (tx) => {
    await lockStorefront(tx, userId);
    await updateStorefront(tx, userId, {
      ...(body.types && { types: body.types }),
      ...(body.styles && { styles: body.styles }),
      ...(body.is_accepting !== undefined && { is_accepting: body.is_accepting }),
      ...(body.wishes_to_hear !== undefined && { wishes_to_hear: body.wishes_to_hear }),
    });
    return refreshStorefront(tx, userId, context.now());
  });
  return new Answer('保存成功', viewStorefront(state));
};
