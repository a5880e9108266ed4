import { endpoint } from '../endpoint.ts';
import { accountErrors as errors } from './account.errors.ts';
import { codeSent } from './account.schemas.ts';
import {
  contactChange,
  contacts,
  newContact,
  proofCheck,
  proofGiven,
  proofRequest,
} from './contact.schemas.ts';

export const getContacts = endpoint({
  method: 'GET',
  path: '/user/contacts',
  access: 'member',
  summary: '自己绑定的手机和邮箱，只显示头尾',
  output: contacts,
});

export const sendProofCode = endpoint({
  method: 'POST',
  path: '/user/proof/send',
  access: 'member',
  summary: '给自己绑定的手机或邮箱发验证码，用来证明是本人',
  body: proofRequest,
  output: codeSent,
  errors: [errors.contactMissing, errors.mailOff, errors.codeTooSoon, errors.codeDelivery],
});

export const checkProofCode = endpoint({
  method: 'POST',
  path: '/user/proof/check',
  access: 'member',
  summary: '核对验证码，换取几分钟内有效的本人证明',
  body: proofCheck,
  output: proofGiven,
  errors: [errors.contactMissing, errors.codeWrong],
});

export const sendContactCode = endpoint({
  method: 'POST',
  path: '/user/contact/send',
  access: 'member',
  summary: '给要绑定的新手机或新邮箱发验证码；已经绑定过的人要先证明是本人',
  body: newContact,
  output: codeSent,
  errors: [errors.proofMissing, errors.contactSame, errors.mailOff, errors.codeTooSoon, errors.codeDelivery],
});

export const changeContact = endpoint({
  method: 'POST',
  path: '/user/contact/change',
  access: 'member',
  summary: '凭新手机或新邮箱收到的验证码绑定或更换',
  body: contactChange,
  output: contacts,
  errors: [errors.proofMissing, errors.contactSame, errors.codeWrong, errors.mobileTaken, errors.emailTaken],
});
