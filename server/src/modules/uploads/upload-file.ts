import type { uploadFile as endpoint } from '@zaojie/contract/uploads/upload.endpoints';
import type { EndpointInput } from '@zaojie/contract/endpoint';
import { uploadErrors } from '@zaojie/contract/uploads/upload.errors';
import type { Uploaded } from '@zaojie/contract/uploads/upload.schemas';
import type { ContextFor } from '../../frame/context.ts';
import { ReceivedFile } from '../../frame/received-file.ts';
import { Refusal } from '../../frame/refusal.ts';
import { mergeChunks } from './chunks/merge-chunks.ts';
import { storeChunk } from './chunks/store-chunk.ts';
import { storeWhole } from './store-whole.ts';

/** One address, three calls: see the endpoint. */
export async function uploadFile(
  context: ContextFor<'member'>,
  { body }: EndpointInput<typeof endpoint>,
): Promise<Uploaded> {
  if (body.action === 'merge') return mergeChunks(context, body);
  const { file } = body;
  if (!(file instanceof ReceivedFile) || file.size === 0) throw new Refusal(uploadErrors.missingFile);
  const isChunk = [body.chunkid, body.chunkindex, body.chunkcount].some((field) => field !== undefined);
  return isChunk ? storeChunk(context, body, file) : storeWhole(context, file, 'public');
}
