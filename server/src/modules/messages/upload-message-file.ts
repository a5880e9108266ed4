import type { uploadMessageFile as endpoint } from '@zaojie/contract/messages/message.endpoints';
import { uploadErrors } from '@zaojie/contract/uploads/upload.errors';
import type { Action } from '../../frame/action.ts';
import { ReceivedFile } from '../../frame/received-file.ts';
import { Refusal } from '../../frame/refusal.ts';
import { storeWhole } from '../uploads/index.ts';

export const uploadMessageFile: Action<typeof endpoint> = async (context, { body }) => {
  const { file } = body;
  if (!(file instanceof ReceivedFile) || file.size === 0) throw new Refusal(uploadErrors.missingFile);
  return storeWhole(context, file, 'private');
};
