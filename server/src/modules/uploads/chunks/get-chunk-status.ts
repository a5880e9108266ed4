import type { EndpointInput, EndpointOutput } from '@zaojie/contract/endpoint';
import type { getChunkStatus as endpoint } from '@zaojie/contract/uploads/upload.endpoints';
import type { ContextFor } from '../../../frame/context.ts';
import { listChunks } from './chunk.queries.ts';

export async function getChunkStatus(
  { db, viewer }: ContextFor<'member'>,
  { query }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const chunks = await listChunks(db, viewer.userId, query.chunkid);
  return { received: chunks.map((chunk) => chunk.chunk_index) };
}
