import * as pieces from '@zaojie/contract/uploads/piece.endpoints';
import * as endpoints from '@zaojie/contract/uploads/upload.endpoints';
import { accessOf, forBothParties, forMembers, forOwner } from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';
import { transaction } from '../../db/transaction.ts';
import { addressFor } from './private/file-address.ts';
import { beginPieces, sendBytes } from './piece-test-rig.ts';
import { insertUpload } from './upload.queries.ts';
import { insertUses } from './use.queries.ts';

/** A file of the owner's that they and the counterparty may read, an upload that was begun and one that is complete. */
async function makeFiles({ app, owner, counterparty, n }: Stage) {
  const url = `/private/documents/aa/access-matrix-${n}-${owner.id}.pdf`;
  const facts = { kind: 'document', url, name: 'a.pdf', byte_size: 1, width: null, height: null };
  const id = await transaction(app.db, async (tx) => {
    const uploadId = await insertUpload(tx, owner.id, { ...facts, blur: '', widths: [] }, app.services.now());
    const readerIds = [owner.id, counterparty.id];
    await insertUses(tx, [{ uploadId, kind: 'delivery', ownerId: uploadId, readers: 'parties', readerIds }]);
    return uploadId;
  });
  const bytes = '任意内容';
  const begin = () => beginPieces(app, owner, { name: 'a.psd', size: Buffer.byteLength(bytes) });
  const [begun, complete] = [await begin(), await begin()];
  await sendBytes(app, owner, complete, 0, Buffer.from(bytes));
  return { file: { url: addressFor(app.services, owner.id, { id, url }) }, bytes, begun, complete };
}

export const access = accessOf(makeFiles, (row) => [
  row(endpoints.uploadFile, forMembers, () => ({ file: { name: 'a.pdf', content: '%PDF-1.7\n' } })),
  row(endpoints.getChunkStatus, forMembers, ({ n }) => ({ query: { chunkid: `access-matrix-${n}` } })),
  row(endpoints.getFileAddress, forBothParties, ({ file }) => ({ query: file })),
  row(pieces.beginPieceUpload, forMembers, () => ({
    body: { name: 'a.psd', size: 1, purpose: 'order' as const },
  })),
  row(pieces.sendPiece, forOwner, ({ begun, bytes }) => ({
    params: { id: begun },
    query: { offset: '0' },
    bytes,
  })),
  row(pieces.getPieceProgress, forOwner, ({ begun }) => ({ params: { id: begun } })),
  row(pieces.finishPieceUpload, forOwner, ({ complete }) => ({ params: { id: complete } })),
  row(pieces.cancelPieceUpload, forOwner, ({ begun }) => ({ params: { id: begun } })),
]);
