import type { ChannelEvent } from '@zaojie/contract/channels/channel.schemas';
import { bracketed } from '@zaojie/contract/titles';
import type { UnreadMessage } from '../../messages/index.ts';
import type { ToldNotice } from '../../notifications/index.ts';

/** One thing that is told: a sentence, what it is about, and where it leads. */
export type Line = { event: ChannelEvent; text: string; detail: string; link: string };

const MOST_DETAIL = 120;
const cut = (text: string) => (text.length > MOST_DETAIL ? `${text.slice(0, MOST_DETAIL)}…` : text);

function deedOf({ kind, title }: ToldNotice): string {
  const post = title === '' ? '一篇帖子' : bracketed(title);
  switch (kind) {
    case 'mention':
      return `在${post}里提到了你`;
    case 'comment':
      return `评论了你的帖子${title === '' ? '' : post}`;
    case 'reply':
      return '回复了你的评论';
    case 'comment_mention':
      return `在${post}的评论里提到了你`;
    case 'post_like':
      return `赞了你的帖子${title === '' ? '' : post}`;
    case 'comment_like':
      return '赞了你的评论';
    case 'follow':
      return '关注了你';
    case 'system':
      return title;
  }
}

export function lineOfNotice(notice: ToldNotice, event: ChannelEvent): Line {
  const { kind, actor, actorCount, excerpt, link } = notice;
  const who = kind === 'system' ? '' : `${actor ?? '有人'}${actorCount > 1 ? ` 等 ${actorCount} 人` : ''} `;
  const isQuoted = kind !== 'follow' && kind !== 'post_like';
  return { event, text: `${who}${deedOf(notice)}`, detail: isQuoted ? cut(excerpt) : '', link };
}

const kindWords: Record<string, string> = { image: '[图片]', file: '[文件]' };

/** One line for each who wrote, with the last thing they said. */
export function linesOfMessages(messages: readonly UnreadMessage[]): Line[] {
  const bySender = new Map<number, UnreadMessage[]>();
  for (const message of messages)
    bySender.set(message.senderId, [...(bySender.get(message.senderId) ?? []), message]);
  return [...bySender.values()].flatMap((all): Line[] => {
    const last = all.at(-1);
    if (!last) return [];
    const count = all.length > 1 ? `${all.length} 条` : '';
    return [
      {
        event: 'message',
        text: `${last.sender} 给你发了${count}私信`,
        detail: cut(last.content || (kindWords[last.kind] ?? '')),
        link: '/chat/messages',
      },
    ];
  });
}
