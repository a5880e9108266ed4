import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { legalErrors } from './legal.errors.ts';
import { legalKinds } from './legal-versions.ts';

const kind = z.enum(legalKinds, { error: '没有这份协议' });
const version = z.int({ error: '没有这个版本' }).min(1, '没有这个版本').max(10_000, '没有这个版本');

export const pendingText = z.object({
  kind,
  name: z.string(),
  version: z.int(),
  /** The day it holds from. */
  from: z.iso.date(),
  changes: z.string(),
  /** Null for somebody who has never been asked. */
  accepted_version: z.int().nullable(),
});
export type PendingText = z.output<typeof pendingText>;

export const listPendingTexts = endpoint({
  method: 'GET',
  path: '/legal/pending',
  access: 'member',
  actFor: 'self',
  summary: '还没有同意过的最新版协议；没有就是空的',
  output: z.array(pendingText),
});

export const acceptText = endpoint({
  method: 'POST',
  path: '/legal/accept',
  access: 'member',
  actFor: 'self',
  summary: '同意一份协议的最新版；同意过的再说一次没有变化',
  body: z.object({ kind, version }),
  output: z.object({ kind, version: z.int() }),
  errors: [legalErrors.outdated],
});
