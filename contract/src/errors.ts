/** A refusal that a call may answer with: a stable number, a stable name, and the sentence people read. */
export type DeclaredError = {
  readonly name: string;
  readonly code: number;
  readonly msg: string;
  /** 200 for business outcomes; only authentication, size, type, rate and availability keep their HTTP meaning. */
  readonly http: number;
};

export function declareError(name: string, code: number, msg: string, http = 200): DeclaredError {
  return { name, code, msg, http };
}

export const SUCCESS_CODE = 1;

/** What any call may answer with, whatever its own declared errors are. */
export const frameErrors = {
  invalidInput: declareError('input.invalid', 1000, '提交的内容有误'),
  malformedJson: declareError('input.malformed_json', 1001, '请求内容不是有效的 JSON'),
  forbidden: declareError('access.forbidden', 1003, '没有权限进行此操作'),
  idempotencyConflict: declareError('idempotency.conflict', 1009, '同一个幂等键已用于不同的请求'),
  unauthenticated: declareError('session.required', 401, '请先登录', 401),
  unknownEndpoint: declareError('endpoint.unknown', 404, '接口不存在', 404),
  bodyTooLarge: declareError('body.too_large', 413, '提交的内容过大', 413),
  unsupportedType: declareError('body.unsupported_type', 415, '不支持的内容类型', 415),
  tooManyRequests: declareError('rate.exceeded', 429, '操作太频繁，请稍后再试', 429),
  internal: declareError('server.failed', 500, '服务器开小差了，请稍后重试', 500),
  unavailable: declareError('server.unavailable', 503, '服务暂时不可用，请稍后重试', 503),
} as const;
