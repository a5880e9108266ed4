import * as z from 'zod';
import { isStorableText } from '../text-rules.ts';

function fileAddress(wrongMessage: string) {
  return z.string({ error: wrongMessage }).max(300, wrongMessage).refine(isStorableText, wrongMessage);
}

const WRONG_PICTURE = '图片地址不正确';
export const pictureAddress = fileAddress(WRONG_PICTURE);

/** Addresses of files that this site stores; several shapes are accepted, as clients send several. */
export function fileAddresses(most: number, messages: { wrong: string; tooMany: string }) {
  return z.preprocess(
    (raw) => (typeof raw === 'string' ? splitAddresses(raw) : (raw ?? [])),
    z.array(fileAddress(messages.wrong), { error: messages.wrong }).max(most, messages.tooMany),
  );
}

export function pictureAddresses(most: number) {
  return fileAddresses(most, { wrong: WRONG_PICTURE, tooMany: `最多只能上传${most}张图片` });
}

export function splitAddresses(raw: string): unknown {
  const list = raw.replaceAll('&quot;', '"').trim();
  if (list === '') return [];
  if (!list.startsWith('[')) return list.split(',');
  try {
    return JSON.parse(list);
  } catch {
    return null;
  }
}
