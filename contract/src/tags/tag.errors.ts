import { declareError } from '../errors.ts';

export const tagErrors = { notFound: declareError('tag.not_found', 1501, '标签不存在') } as const;
