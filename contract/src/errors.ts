/**
 * A refusal that a call may answer with: a stable number, a stable name, and the sentence people read. Where a number or a
 * name belongs in the sentence, the template has its place, as in 请 {seconds} 秒后再试.
 */
export type DeclaredError<Template extends string = string> = {
  readonly name: string;
  readonly code: number;
  readonly msg: string;
  /** 200 for business outcomes; only host, authentication, size, type, rate and availability keep their HTTP meaning. */
  readonly http: number;
  readonly template: Template | null;
};

export function declareError<const Template extends string = never>(
  name: string,
  code: number,
  msg: string,
  http = 200,
  template: Template | null = null,
): DeclaredError<Template> {
  return { name, code, msg, http, template };
}

type PlaceIn<Template> = Template extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlaceIn<Rest>
  : never;
/** What a template has places for; nothing fits where it has none. */
export type SentenceValues<Template extends string> = [PlaceIn<Template>] extends [never]
  ? never
  : Readonly<Record<PlaceIn<Template>, string | number>>;

/** The declared sentence, with the values in their places. */
export function sentenceOf<Template extends string>(
  error: DeclaredError<Template>,
  values?: SentenceValues<Template>,
): string {
  if (values === undefined || error.template === null) return error.msg;
  const given = new Map<string, string | number>(Object.entries(values));
  return error.template.replaceAll(/\{(\w+)\}/g, (_, place: string) => String(given.get(place)));
}

export const SUCCESS_CODE = 1;

/** What any call may answer with, whatever its own declared errors are. */
export const frameErrors = {
  invalidInput: declareError('input.invalid', 1000, '提交的内容有误'),
  malformedJson: declareError('input.malformed_json', 1001, '请求内容不是有效的 JSON'),
  forbidden: declareError('access.forbidden', 1003, '没有权限进行此操作'),
  muted: declareError(
    'access.muted',
    1004,
    '你在禁言中，暂时不能发布内容',
    200,
    '你被禁言{until}，暂时不能发布内容。原因：{reason}',
  ),
  passwordNeeded: declareError('access.password_needed', 2967, '请再输入一次密码'),
  wordsRefused: declareError('words.refused', 2976, '内容里有本站不允许的词语，请修改后再提交'),
  idempotencyConflict: declareError('idempotency.conflict', 1009, '同一个幂等键已用于不同的请求'),
  unknownHost: declareError('host.unknown', 400, '这个网址不属于本站，请检查后重试', 400),
  unauthenticated: declareError('session.required', 401, '请先登录', 401),
  unknownEndpoint: declareError('endpoint.unknown', 404, '接口不存在', 404),
  bodyTooLarge: declareError('body.too_large', 413, '提交的内容过大', 413),
  unsupportedType: declareError('body.unsupported_type', 415, '不支持的内容类型', 415),
  tooManyRequests: declareError(
    'rate.exceeded',
    429,
    '操作太频繁，请稍后再试',
    429,
    '操作太频繁，请 {wait}后再试',
  ),
  internal: declareError('server.failed', 500, '服务器开小差了，请稍后重试', 500),
  unavailable: declareError('server.unavailable', 503, '服务暂时不可用，请稍后重试', 503),
} as const;

/** Of an address outside the API. */
export const fileNotFound = declareError('file.not_found', 404, '文件不存在', 404);
