import { declareError } from '../errors.ts';

/** What any call may answer that is made for somebody else. */
export const actingErrors = {
  noProxy: declareError('proxy.none', 3010, '你没有对方的有效授权，可能已到期或被收回，请退出代理'),
  outOfScope: declareError(
    'proxy.out_of_scope',
    3011,
    '这项操作不在你的代理范围内',
    200,
    '对方没有把「{scope}」交给你代理，不能进行此操作',
  ),
  never: declareError('proxy.never', 3012, '这项操作只能由本人进行，请退出代理后再试'),
  ownMatter: declareError('proxy.own_matter', 3013, '这件事的另一方是你自己，不能代对方处理'),
} as const;

export const proxyErrors = {
  notFound: declareError('proxy.not_found', 3014, '授权不存在'),
  self: declareError('proxy.self', 3015, '不能授权给自己'),
  noPerson: declareError('proxy.no_person', 3016, '没有找到这位用户'),
  apart: declareError('proxy.apart', 3017, '你们之间有拉黑，不能授权'),
  alive: declareError('proxy.alive', 3018, '你已经授权给对方了，可以直接修改范围和期限'),
  tooManyGiven: declareError('proxy.too_many_given', 3019, '同时最多授权给10个人，请先收回不用的'),
  tooManyTaken: declareError('proxy.too_many_taken', 3020, '对方代理的人已经太多了，请另选一位'),
  wrongState: declareError(
    'proxy.wrong_state',
    3021,
    '这份授权的状态已经变了，请刷新',
    200,
    '这份授权现在是「{state}」，不能再这样操作',
  ),
  over: declareError('proxy.over', 3022, '这份授权已经到期'),
} as const;
