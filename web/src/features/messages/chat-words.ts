import type { ChatPerson, Message } from '@zaojie/contract/messages/message.schemas';
import { formatAgo, type Moment } from '../../text/dates.ts';

export function nameOf(person: Pick<ChatPerson, 'nickname' | 'username'>): string {
  return person.nickname.trim() || person.username;
}

export function recalledText(isOwn: boolean): string {
  return isOwn ? '你撤回了一条消息' : '对方撤回了一条消息';
}

/** A message in one line. */
export function previewOf(message: Message, ownId: number): string {
  if (message.is_revoked) return recalledText(message.from_user === ownId);
  if (message.type === 'image') return '[图片]';
  if (message.type === 'file') return `[文件] ${message.file?.name ?? ''}`.trim();
  return message.content.replaceAll(/\s+/g, ' ');
}

/** 2 分钟前在线, 昨天 12:30 在线: figures stand apart from the words around them. */
function seen(ago: string): string {
  const spaced = ago.replace(/^(\d+)(?=\D+前$)/, '$1 ');
  return /\d$/.test(spaced) ? `${spaced} 在线` : `${spaced}在线`;
}

type Presence = { is_online: boolean; last_seen_at: string | null };

/** Nothing while the live line is down: nobody would tell us that they have gone. */
export function presenceOf(status: Presence, isLive: boolean, now: Moment = Date.now()): string {
  if (!isLive) return '';
  if (status.is_online) return '在线';
  return status.last_seen_at === null ? '离线' : seen(formatAgo(status.last_seen_at, now));
}
