/** What a caller of a kind gets: through to the action, sent to the login, or refused. */
export type Outcome = 'ok' | 'login' | 'refused';
export type Caller = 'visitor' | 'stranger' | 'owner' | 'admin';
export type MatrixRow = {
  outcomes: Record<Caller, Outcome>;
  /** A request that is valid but for who sends it; {id} is the owner's id. */
  body?: (run: { n: number }) => Record<string, unknown>;
};

const forEveryone: MatrixRow['outcomes'] = { visitor: 'ok', stranger: 'ok', owner: 'ok', admin: 'ok' };
const forMembers: MatrixRow['outcomes'] = { visitor: 'login', stranger: 'ok', owner: 'ok', admin: 'ok' };
const forOwner: MatrixRow['outcomes'] = {
  visitor: 'login',
  stranger: 'refused',
  owner: 'ok',
  admin: 'refused',
};
const notOneself: MatrixRow['outcomes'] = { visitor: 'login', stranger: 'ok', owner: 'refused', admin: 'ok' };
/** Public, but only with a secret that this caller doesn't hold. */
const withSecret: MatrixRow['outcomes'] = {
  visitor: 'refused',
  stranger: 'refused',
  owner: 'refused',
  admin: 'refused',
};

const secret = 'f'.repeat(64);

/** Every route of the API. A route that is missing here fails the tests. */
export const accessMatrix: Record<string, MatrixRow> = {
  'POST /user/login': {
    outcomes: forEveryone,
    body: () => ({ account: 'matrix_owner', password: 'abcd1234' }),
  },
  'POST /user/register': { outcomes: withSecret, body: () => ({ username: 'abc', code: '123456' }) },
  'POST /user/logout': { outcomes: forMembers },
  'POST /sms/send': {
    outcomes: forEveryone,
    body: ({ n }) => ({ mobile: `137${String(n).padStart(8, '0')}`, event: 'register' }),
  },
  'GET /user/index': { outcomes: forMembers },
  'POST /user/change-password': {
    outcomes: forMembers,
    body: () => ({ old_password: 'abcd1234', new_password: 'abcd1234' }),
  },
  'GET /api/user/{id}': { outcomes: forEveryone },
  'PUT /api/user/{id}': { outcomes: forOwner, body: () => ({ bio: '改' }) },
  'GET /api/users': { outcomes: forEveryone },
  'POST /api/user/follow/{id}': { outcomes: notOneself },
  'POST /api/user/unfollow/{id}': { outcomes: notOneself },
  'POST /api/user/toggle-follow/{id}': { outcomes: notOneself },
  'GET /user/wechat/params': { outcomes: forEveryone },
  'POST /user/wechat/login': { outcomes: withSecret, body: () => ({ code: 'x', state: secret }) },
  'GET /wxauth/authurl': { outcomes: forEveryone },
  'GET /wxauth/callback': { outcomes: withSecret },
  'POST /wxauth/openid_login': { outcomes: withSecret, body: () => ({ openid: 'x', ticket: secret }) },
  'GET /wxauth/qrcode_callback': { outcomes: withSecret },
  'POST /wxauth/qrcode_confirm': {
    outcomes: withSecret,
    body: () => ({ state: secret, confirm_key: secret, allow: true }),
  },
  'GET /wxauth/check_qrcode_status': { outcomes: withSecret },
  'GET /site/index': { outcomes: forEveryone },
};
