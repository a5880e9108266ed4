/** What a caller of a kind gets: through to the action, sent to the login, or refused. */
export type Outcome = 'ok' | 'login' | 'refused';
export type Caller = 'visitor' | 'stranger' | 'owner' | 'admin';
/** What the owner has when a row is tried: made anew each time, as some calls remove it. */
export type MatrixRun = {
  n: number;
  ownerId: number;
  postId: number;
  commentId: number;
  circleId: number;
  tagId: number;
  noticeId: number;
  /** The owner's chat with somebody who is none of the callers, and the owner's latest message in it. */
  chatName: string;
  messageId: number;
};
export type MatrixRow = {
  outcomes: Record<Caller, Outcome>;
  /** A request that is valid but for who sends it. */
  body?: (run: MatrixRun) => Record<string, unknown>;
  query?: (run: MatrixRun) => Record<string, number | string>;
  /** What {id} in the path stands for; the owner's own id unless said otherwise. */
  id?: 'post' | 'comment' | 'chat';
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

/** For members, and refused for want of what the row doesn't send. */
const withSecretForMembers: MatrixRow['outcomes'] = { ...withSecret, visitor: 'login' };

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
  'GET /api/user/following/{id}': { outcomes: forEveryone },
  'POST /api/user/follow/{id}': { outcomes: notOneself },
  'POST /api/user/unfollow/{id}': { outcomes: notOneself },
  'POST /api/user/toggle-follow/{id}': { outcomes: notOneself },
  'GET /user/blacklist': { outcomes: forMembers },
  // The second takes the first back, so that the rows below meet no block.
  'POST /user/block': { outcomes: notOneself, body: ({ ownerId }) => ({ user_id: ownerId }) },
  'POST /user/unblock': { outcomes: notOneself, body: ({ ownerId }) => ({ user_id: ownerId }) },
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
  'GET /index/index': { outcomes: forEveryone },
  'GET /posts/hot': { outcomes: forEveryone },
  'GET /posts/index': { outcomes: forEveryone },
  'GET /posts/detail': { outcomes: forEveryone, query: ({ postId }) => ({ id: postId }) },
  'GET /posts/related': { outcomes: forEveryone, query: ({ postId }) => ({ id: postId }) },
  'POST /posts/add': { outcomes: forMembers, body: () => ({ title: '矩阵', content: '<p>内容</p>' }) },
  'POST /posts/edit/{id}': {
    outcomes: forOwner,
    id: 'post',
    body: () => ({ title: '矩阵', content: '<p>改</p>' }),
  },
  'POST /posts/del/': { outcomes: forOwner, query: ({ postId }) => ({ id: postId }) },
  'POST /posts/like': { outcomes: forMembers, body: ({ postId }) => ({ post_id: postId }) },
  'POST /posts/share': { outcomes: forEveryone, body: ({ postId }) => ({ post_id: postId }) },
  'POST /posts/follow': { outcomes: notOneself, body: ({ ownerId }) => ({ user_id: ownerId }) },
  'GET /posts/comments': { outcomes: forEveryone, query: ({ postId }) => ({ post_id: postId }) },
  'GET /posts/replies': { outcomes: forEveryone, query: ({ commentId }) => ({ comment_id: commentId }) },
  'POST /posts/addComment': {
    outcomes: forMembers,
    body: ({ postId }) => ({ post_id: postId, content: '矩阵里的评论' }),
  },
  'POST /posts/delComment/{id}': { outcomes: forOwner, id: 'comment' },
  'POST /posts/likeComment': { outcomes: forMembers, body: ({ commentId }) => ({ comment_id: commentId }) },
  'GET /common/search': { outcomes: forEveryone, query: () => ({ keyword: '矩阵' }) },
  'GET /common/upload': { outcomes: withSecretForMembers },
  'POST /common/upload': { outcomes: withSecretForMembers },
  'GET /posts/circles': { outcomes: forEveryone },
  'GET /posts/circle': { outcomes: forEveryone, query: ({ circleId }) => ({ id: circleId }) },
  'POST /posts/joinCircle': { outcomes: forMembers, body: ({ circleId }) => ({ circle_id: circleId }) },
  'GET /posts/tags': { outcomes: forEveryone },
  'GET /posts/tag': { outcomes: forEveryone, query: ({ tagId }) => ({ id: tagId }) },
  'POST /posts/followTag': { outcomes: forMembers, body: ({ tagId }) => ({ tag_id: tagId }) },
  'GET /message/notifications': { outcomes: forMembers },
  'POST /message/readNotifications': { outcomes: forOwner, body: ({ noticeId }) => ({ id: noticeId }) },
  'GET /message/notificationActors': { outcomes: forOwner, query: ({ noticeId }) => ({ id: noticeId }) },
  'GET /message/settings': { outcomes: forMembers },
  'POST /message/settings': { outcomes: forMembers, body: () => ({ notify_like: true }) },
  'POST /message/ticket': { outcomes: forMembers },
  'GET /message/sessions': { outcomes: forMembers },
  'GET /message/history': { outcomes: forOwner, query: ({ chatName }) => ({ chat_identify: chatName }) },
  'POST /message/send': {
    outcomes: notOneself,
    body: ({ ownerId, n }) => ({ to_user: ownerId, content: '你好', client_id: `matrix-${n}-send` }),
  },
  'POST /message/read': { outcomes: forOwner, body: ({ chatName }) => ({ chat_identify: chatName }) },
  'GET /message/getUnreadMessagesByType': { outcomes: forMembers },
  'POST /message/revoke': { outcomes: forOwner, body: ({ messageId }) => ({ msg_id: messageId }) },
  'POST /message/delete': { outcomes: forOwner, body: ({ messageId }) => ({ msg_id: messageId }) },
  'DELETE /message/session/{id}': { outcomes: forOwner, id: 'chat' },
  'POST /message/pin': {
    outcomes: forOwner,
    body: ({ chatName }) => ({ chat_identify: chatName, is_pinned: true }),
  },
  'GET /chat/search': { outcomes: forMembers },
  'POST /message/upload': { outcomes: withSecretForMembers },
  'GET /message/status': { outcomes: forOwner, query: ({ chatName }) => ({ chat_identify: chatName }) },
  'POST /message/createTempChat': { outcomes: notOneself, body: ({ ownerId }) => ({ to_user: ownerId }) },
};
