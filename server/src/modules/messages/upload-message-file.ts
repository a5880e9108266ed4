import type { uploadMessageFile as endpoint } from '@zaojie/contract/messages/message.endpoints';
import { uploadErrors } from '@zaojie/contract/uploads/upload.errors';
import type { Action } from '../../http/bind.ts';
import { ReceivedFile } from '../../http/received-file.ts';
import { Refusal } from '../../refusal.ts';
import { storeWhole } from '../uploads/index.ts';

export const uploadMessageFile: Action<typeof endpoint> = async (context, { body }) => {
  const { file } = body;
  if (!(file instanceof ReceivedFile) || file.size === 0) throw new Refusal(uploadErrors.missingFile);
  return storeWhole(context, file);
};
