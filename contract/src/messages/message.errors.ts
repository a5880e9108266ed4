import { declareError } from '../errors.ts';
import { limits } from '../limits.ts';

const { strangerMessages, revokeMinutes } = limits.message;

export const messageErrors = {
  chatNotFound: declareError('chat.not_found', 1701, '会话不存在'),
  notFound: declareError('message.not_found', 1702, '消息不存在'),
  toSelf: declareError('message.to_self', 1703, '不能给自己发消息'),
  refusedByPeer: declareError('message.refused_by_peer', 1704, '对方拒收了你的消息'),
  peerBlocked: declareError('message.peer_blocked', 1705, '你已拉黑对方，解除后才能发消息'),
  strangerLimit: declareError(
    'message.stranger_limit',
    1706,
    `对方回复或关注你之前，最多发送${strangerMessages}条消息`,
  ),
  notAccepted: declareError('message.not_accepted', 1707, '对方设置了不接收你的私信'),
  revokeTooLate: declareError('message.revoke_too_late', 1708, `超过${revokeMinutes}分钟的消息不能撤回`),
  fileUnknown: declareError('message.file_unknown', 1709, '文件不存在，请重新上传'),
  cardUnknown: declareError('message.card_unknown', 1710, '要发送的内容不存在，或不能发给对方'),
} as const;
