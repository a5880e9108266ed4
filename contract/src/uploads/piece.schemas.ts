import * as z from 'zod';
import { id, UNSTORABLE_TEXT } from '../primitives.ts';
import { isStorableLine } from '../text-rules.ts';

export const uploadPurposes = ['order', 'asset', 'game', 'contest', 'demo'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

const WRONG_SIZE = '文件大小不正确';

export const beginRequest = z.object({
  name: z
    .string({ error: '请提供文件名' })
    .min(1, '请提供文件名')
    .max(255, '文件名过长')
    .refine(isStorableLine, UNSTORABLE_TEXT),
  size: z.number({ error: WRONG_SIZE }).int(WRONG_SIZE).min(1, '文件是空的，请换一个文件'),
  purpose: z.enum(uploadPurposes, { error: '上传用途不正确' }),
});

export const pieceUploadParams = z.object({ id: id('上传任务不存在') });

export const pieceQuery = z.object({
  offset: z
    .string({ error: '分片位置不正确' })
    .regex(/^\d{1,12}$/, '分片位置不正确')
    .transform(Number)
    .meta({ type: 'integer', minimum: 0 }),
});

/** How far an upload has come: bytes from the beginning, without a gap. */
export const pieceStanding = z.object({ id: z.int(), piece_size: z.int(), received: z.int() });

/** A file as it was sent, byte for byte. The address is its uploader's alone and runs out. */
export const originalFile = z.object({
  /** What whoever uses it is told. */
  id: z.int(),
  url: z.string(),
  name: z.string(),
  size: z.int(),
  sha256: z.string(),
  mime: z.string(),
});
export type OriginalFile = z.output<typeof originalFile>;

export const pieceProgress = z.object({
  ...pieceStanding.shape,
  name: z.string(),
  size: z.int(),
  status: z.enum(['open', 'finishing', 'finished']),
  file: originalFile.nullable(),
});
export type PieceProgress = z.output<typeof pieceProgress>;
