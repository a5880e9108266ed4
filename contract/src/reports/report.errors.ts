import { declareError } from '../errors.ts';

export const reportErrors = {
  targetNotFound: declareError('report.target_not_found', 2571, '要举报的内容不存在'),
  ofOneself: declareError('report.of_oneself', 2572, '不能举报自己'),
  repeated: declareError('report.repeated', 2573, '你已经举报过了，有结果会告诉你'),
  notFound: declareError('report.not_found', 2574, '举报不存在'),
  wrongState: declareError(
    'report.wrong_state',
    2575,
    '这件举报已经处理过了',
    200,
    '这件举报已经处理过了，现在是「{state}」',
  ),
  ownCase: declareError('report.own_case', 2576, '自己举报的或被举报的，请由别的管理员处理'),
  cannotRemove: declareError('report.cannot_remove', 2577, '内容已经不在了，或者不能移除'),
  cannotUndo: declareError('report.cannot_undo', 2960, '不能撤销：内容没有被移除，或者移除后不能恢复'),
} as const;
