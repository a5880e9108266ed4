import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { frameErrors } from '@zaojie/contract/errors';
import type * as endpoints from '@zaojie/contract/verifications/verification.endpoints';
import { verificationErrors } from '@zaojie/contract/verifications/verification.errors';
import type { VerificationDocument } from '@zaojie/contract/verifications/verification.schemas';
import { verificationLimits } from '@zaojie/contract/verifications/verification-words';
import { transaction } from '../../db/transaction.ts';
import { Answer, type Action } from '../../frame/action.ts';
import type { Services, Viewer } from '../../frame/context.ts';
import type { RawRoute } from '../../frame/raw-route.ts';
import { ReceivedFile } from '../../frame/received-file.ts';
import { Refusal } from '../../frame/refusal.ts';
import { record } from '../audit/index.ts';
import { showableName, sniffType } from '../uploads/index.ts';
import { lockUsers } from '../users/index.ts';
import {
  countLoose,
  deleteLoose,
  findDocument,
  insertDocument,
  type SealedDocument,
} from './document.queries.ts';
import { sealDocument, unsealDocument } from './particulars.ts';
import { mayRead } from './verification.rules.ts';

const contentTypes: Record<VerificationDocument['type'], string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

const isTaken = (type: string | null): type is VerificationDocument['type'] =>
  type !== null && Object.hasOwn(contentTypes, type);

/** Sealed before it is written anywhere that stays. */
export const addVerificationDocument: Action<typeof endpoints.addVerificationDocument> = async (
  context,
  { body },
) => {
  const { viewer, secret, now } = context;
  const { file } = body;
  if (!(file instanceof ReceivedFile) || file.size === 0) throw new Refusal(verificationErrors.fileMissing);
  if (file.size > verificationLimits.documentBytes) throw new Refusal(verificationErrors.documentTooLarge);
  const type = await sniffType(file.path);
  if (!isTaken(type)) throw new Refusal(verificationErrors.documentType);
  const name = showableName(file.name) || `材料.${type}`;
  const sealed = sealDocument(secret, viewer.userId, await readFile(file.path));
  return context.transaction(async (tx) => {
    await lockUsers(tx, [viewer.userId]);
    if ((await countLoose(tx, viewer.userId)) >= verificationLimits.looseDocuments) {
      throw new Refusal(verificationErrors.tooManyDocuments);
    }
    const document = { userId: viewer.userId, name, type, size: file.size, sealed };
    const id = await insertDocument(tx, document, now());
    return new Answer('材料已加密保存', { id, name, size: file.size, type });
  });
};

export const removeVerificationDocument: Action<typeof endpoints.removeVerificationDocument> = async (
  context,
  { body },
) =>
  context.transaction(async (tx) => {
    const isGone = await deleteLoose(tx, context.viewer.userId, body.id);
    if (!isGone) throw new Refusal(verificationErrors.documentNotFound);
    return new Answer('材料已移除', { id: body.id });
  });

/** What an administrator opens is written down before it is handed out. */
async function noteReading({ db, now }: Services, viewer: Viewer, document: SealedDocument): Promise<void> {
  if (document.user_id === viewer.userId || document.verification_id === null) return;
  const deed = {
    actorId: viewer.userId,
    deed: 'verification.read',
    subject: 'verification',
    subjectId: document.verification_id,
    reason: '',
  } as const;
  await transaction(db, (tx) => record(tx, deed, now()));
}

export const documentRoute: RawRoute = {
  method: 'GET',
  path: '/verification/document/{id}',
  access: 'member',
  pace: 'export',
  bodyLimit: 1,
  async answer(context, { params }) {
    const { db, viewer, secret } = context;
    if (!viewer) throw new Refusal(frameErrors.unauthenticated);
    const id = /^[1-9]\d{0,14}$/.test(params['id'] ?? '') ? Number(params['id']) : null;
    const document = id === null ? null : await findDocument(db, id);
    const isTheirs =
      document !== null &&
      mayRead({ userId: document.user_id, state: document.state, decidedBy: document.decided_by }, viewer);
    const bytes = isTheirs ? unsealDocument(secret, document.user_id, document.sealed) : null;
    if (!document || !bytes) throw new Refusal(verificationErrors.documentNotFound);
    await noteReading(context, viewer, document);
    return {
      status: 200,
      headers: {
        'content-type': contentTypes[document.type],
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(document.name)}`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
      body: Readable.from([bytes]),
    };
  },
};
