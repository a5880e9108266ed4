import type { getFileAddress as endpoint } from '@zaojie/contract/uploads/upload.endpoints';
import { uploadErrors } from '@zaojie/contract/uploads/upload.errors';
import type { Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { addressFor, readAddress } from './file-address.ts';
import { findReadable } from './reader.queries.ts';

/** Who asks is who reads; whose the old address was doesn't matter, only which file it named. */
export const getFileAddress: Action<typeof endpoint> = async (context, { query }) => {
  const address = readAddress(context.secret, query.url);
  const upload = address && (await findReadable(context.db, address.uploadId, context.viewer.userId));
  if (!upload) throw new Refusal(uploadErrors.notFound);
  return { url: addressFor(context, context.viewer.userId, upload) };
};
