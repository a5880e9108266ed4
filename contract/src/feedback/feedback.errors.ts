import { declareError } from '../errors.ts';

export const feedbackErrors = {
  notFound: declareError('feedback.not_found', 2711, '反馈不存在'),
  wrongState: declareError(
    'feedback.wrong_state',
    2712,
    '这条反馈已经处理过了',
    200,
    '这条反馈已经处理过了，现在是「{state}」',
  ),
} as const;
