import { transaction } from '../../db/transaction.ts';
import type { Eraser } from '../../frame/departure.ts';
import { releaseAllUploads } from '../uploads/index.ts';
import { deleteExportsOf } from './export.queries.ts';

export const eraseExports: Eraser = ({ db }, userId) =>
  transaction(db, async (tx) =>
    releaseAllUploads(tx, { kind: 'export', ownerIds: await deleteExportsOf(tx, userId) }),
  );
