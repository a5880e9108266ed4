import { declareError } from '../errors.ts';

export const circleErrors = { notFound: declareError('circle.not_found', 1511, '圈子不存在') } as const;
