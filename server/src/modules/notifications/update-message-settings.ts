import type { updateMessageSettings as endpoint } from '@zaojie/contract/notifications/notification.endpoints';
import { Answer, type Action } from '../../frame/action.ts';
import { changeSettings } from './settings.queries.ts';

export const updateMessageSettings: Action<typeof endpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const settings = await context.transaction((tx) => changeSettings(tx, userId, body));
  return new Answer('设置已保存', settings);
};
