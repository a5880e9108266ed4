import { verificationForm, type VerificationForm } from '@zaojie/contract/verifications/verification.schemas';
import { fingerprint, sealBytes, unsealBytes } from '../../platform/sealing/seal.ts';

/** What was written into the form; the papers are kept apart. */
export type Particulars = VerificationForm extends infer Form
  ? Form extends unknown
    ? Omit<Form, 'document_ids'>
    : never
  : never;

const sealedFor = (secret: string, userId: number) => ({
  secret,
  purpose: 'verification',
  owner: `verification:${userId}`,
});

export function sealParticulars(secret: string, userId: number, content: Particulars): Buffer {
  return sealBytes(sealedFor(secret, userId), Buffer.from(JSON.stringify(content)));
}

/** Null for what was changed, or sealed by an installation with another secret. */
export function unsealParticulars(secret: string, userId: number, sealed: Buffer): Particulars | null {
  const text = unsealBytes(sealedFor(secret, userId), sealed)?.toString('utf8');
  if (text === undefined) return null;
  // Written by ourselves; checked again because a later version may ask for more.
  const read = verificationForm.safeParse({ ...(JSON.parse(text) as object), document_ids: [1, 2] });
  return read.success ? read.data : null;
}

const documentFor = (secret: string, userId: number) => ({
  secret,
  purpose: 'verification-document',
  owner: `verification-document:${userId}`,
});

export const sealDocument = (secret: string, userId: number, bytes: Buffer): Buffer =>
  sealBytes(documentFor(secret, userId), bytes);

export const unsealDocument = (secret: string, userId: number, sealed: Buffer): Buffer | null =>
  unsealBytes(documentFor(secret, userId), sealed);

/** Of the paper that belongs to one person or company only. */
export function paperOf(secret: string, content: Particulars): Buffer | null {
  if (content.kind === 'creator') return null;
  const number = content.kind === 'personal' ? content.id_number : content.licence_number;
  return fingerprint(secret, 'verification-fingerprint', `${content.kind}:${number}`);
}

/** As 林**: enough to know one's own by. */
export function shownAs(content: Particulars): string {
  if (content.kind === 'enterprise') return content.company_name;
  if (content.kind === 'creator') return content.portfolio.slice(0, 80);
  const letters = [...content.real_name];
  return `${letters[0] ?? ''}${'*'.repeat(Math.min(3, Math.max(1, letters.length - 1)))}`;
}

/** For whoever reviews it. */
export function linesOf(content: Particulars): { label: string; value: string }[] {
  switch (content.kind) {
    case 'personal':
      return [
        { label: '真实姓名', value: content.real_name },
        { label: '身份证号', value: content.id_number },
      ];
    case 'creator':
      return [
        { label: '作品地址', value: content.portfolio },
        { label: '介绍', value: content.statement },
      ];
    case 'enterprise':
      return [
        { label: '企业全称', value: content.company_name },
        { label: '统一社会信用代码', value: content.licence_number },
        { label: '联系人', value: content.contact_name },
        { label: '联系电话', value: content.contact_mobile },
      ];
  }
}
