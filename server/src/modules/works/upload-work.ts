import { uploadErrors } from '@zaojie/contract/uploads/upload.errors';
import type { uploadWork as endpoint } from '@zaojie/contract/works/work.endpoints';
import type { Action } from '../../frame/action.ts';
import { ReceivedFile } from '../../frame/received-file.ts';
import { Refusal } from '../../frame/refusal.ts';
import { storeWhole } from '../uploads/index.ts';

export const uploadWork: Action<typeof endpoint> = async (context, { body }) => {
  const { file } = body;
  if (!(file instanceof ReceivedFile) || file.size === 0) throw new Refusal(uploadErrors.missingFile);
  return storeWhole(context, file, 'private', { purpose: 'work', mark: null });
};
