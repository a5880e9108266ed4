import type * as endpoints from '@zaojie/contract/accounts/contact.endpoints';
import { accountErrors } from '@zaojie/contract/accounts/account.errors';
import type { ContactKind, Contacts } from '@zaojie/contract/accounts/contact.schemas';
import type { Db, Tx } from '../../../db/database.ts';
import { violatedConstraint } from '../../../db/pg-errors.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import type { Context, Viewer } from '../../../frame/context.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { findContacts, lockContacts, setContact, type ContactRow } from '../../users/index.ts';
import { checkCode } from '../codes/check-code.ts';
import { deliverCode } from './deliver-code.ts';
import { scheduleMailOfChange } from './mail-of-change.ts';
import { maskEmail, maskMobile } from './mask.ts';
import { giveProof, isProof } from './proof.ts';

/** One spelling for codes: addresses are told apart without upper case. */
const codeAddress = (value: string) => value.toLowerCase();

export const getContacts: Action<typeof endpoints.getContacts> = (context) => viewContacts(context);

async function viewContacts(context: Context<Viewer>): Promise<Contacts> {
  const row = await findContacts(context.db, context.viewer.userId);
  return {
    mobile: maskMobile(row.mobile),
    email: maskEmail(row.email),
    can_mail: context.mail !== null,
  };
}

function ownContact(row: ContactRow, kind: ContactKind): string {
  const value = row[kind];
  if (value === null) throw new Refusal(accountErrors.contactMissing);
  return codeAddress(value);
}

export const sendProofCode: Action<typeof endpoints.sendProofCode> = async (context, { body }) => {
  const value = ownContact(await findContacts(context.db, context.viewer.userId), body.by);
  return deliverCode(context, { kind: body.by, value }, 'prove');
};

export const checkProofCode: Action<typeof endpoints.checkProofCode> = async (context, { body }) => {
  const row = await findContacts(context.db, context.viewer.userId);
  const address = ownContact(row, body.by);
  const check = { secret: context.secret, address, event: 'prove', code: body.code, now: context.now() };
  if (!(await context.transaction((tx) => checkCode(tx, check)))) {
    throw new Refusal(accountErrors.codeWrong, { data: { field: 'code' } });
  }
  return new Answer('已验证', giveProof(context, row));
};

/** Nobody who holds only an open page may take an account over: what is bound is proved before anything else is bound. */
async function refusalOf(
  db: Db,
  context: Context<Viewer>,
  asked: { kind: ContactKind; value: string; proof?: string | undefined },
  row: ContactRow,
) {
  const isBound = row.mobile !== null || row.email !== null;
  if (isBound && !(await isProof(db, context, asked.proof ?? ''))) {
    return { error: accountErrors.proofMissing, field: 'proof' };
  }
  const current = row[asked.kind];
  const isSame = current !== null && codeAddress(current) === codeAddress(asked.value);
  return isSame ? { error: accountErrors.contactSame, field: 'value' } : null;
}

export const sendContactCode: Action<typeof endpoints.sendContactCode> = async (context, { body }) => {
  const row = await findContacts(context.db, context.viewer.userId);
  const refused = await refusalOf(context.db, context, body, row);
  if (refused) throw new Refusal(refused.error, { data: { field: refused.field } });
  return deliverCode(context, { kind: body.kind, value: codeAddress(body.value) }, 'contact');
};

export const changeContact: Action<typeof endpoints.changeContact> = async (context, { body }) => {
  const { userId } = context.viewer;
  const address = codeAddress(body.value);
  const check = { secret: context.secret, address, event: 'contact', code: body.code, now: context.now() };
  // What went wrong is returned instead of thrown: the counted try and the spent code must be committed.
  const refused = await context
    .transaction(async (tx: Tx) => {
      const row = await lockContacts(tx, userId);
      const refusal = await refusalOf(tx, context, body, row);
      if (refusal) return refusal;
      if (!(await checkCode(tx, check))) return { error: accountErrors.codeWrong, field: 'code' };
      await setContact(tx, userId, body.kind, body.value);
      const { kind, value } = body;
      const at = context.now();
      await scheduleMailOfChange(tx, row, { kind, value, at });
      await emitEvent(tx, 'user.contact_changed', {
        userId,
        kind,
        isFirst: row[kind] === null,
        at: at.toISOString(),
      });
      return null;
    })
    .catch(refuseTaken);
  if (refused) throw new Refusal(refused.error, { data: { field: refused.field } });
  context.log.info({ event: 'contact.changed', userId, kind: body.kind }, 'contact changed');
  const done = body.kind === 'mobile' ? '手机号已绑定' : '邮箱已绑定';
  return new Answer(done, await viewContacts(context));
};

function refuseTaken(error: unknown) {
  const constraint = violatedConstraint(error);
  if (constraint === 'users_mobile_key') return { error: accountErrors.mobileTaken, field: 'value' };
  if (constraint === 'users_email_key') return { error: accountErrors.emailTaken, field: 'value' };
  throw error;
}
