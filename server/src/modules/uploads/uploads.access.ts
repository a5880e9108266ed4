import * as endpoints from '@zaojie/contract/uploads/upload.endpoints';
import { accessOf, forBothParties, forMembers } from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';
import { transaction } from '../../db/transaction.ts';
import { addressFor } from './private/file-address.ts';
import { insertUpload } from './upload.queries.ts';
import { insertUses } from './use.queries.ts';

/** A file of the owner's that they and the counterparty may read. */
async function makeFile({ app, owner, counterparty, n }: Stage) {
  const url = `/private/documents/aa/access-matrix-${n}-${owner.id}.pdf`;
  const facts = { kind: 'document', url, name: 'a.pdf', byte_size: 1, width: null, height: null };
  const id = await transaction(app.db, async (tx) => {
    const uploadId = await insertUpload(tx, owner.id, { ...facts, blur: '', widths: [] }, app.services.now());
    const readerIds = [owner.id, counterparty.id];
    await insertUses(tx, [{ uploadId, kind: 'delivery', ownerId: uploadId, readers: 'parties', readerIds }]);
    return uploadId;
  });
  return { file: { url: addressFor(app.services, owner.id, { id, url }) } };
}

export const access = accessOf(makeFile, (row) => [
  row(endpoints.uploadFile, forMembers, () => ({ file: { name: 'a.pdf', content: '%PDF-1.7\n' } })),
  row(endpoints.getChunkStatus, forMembers, ({ n }) => ({ query: { chunkid: `access-matrix-${n}` } })),
  row(endpoints.getFileAddress, forBothParties, ({ file }) => ({ query: file })),
]);
