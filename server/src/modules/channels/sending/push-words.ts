import type { PushNote } from '../../../platform/push/push.ts';
import type { Line } from './line.ts';

const SHOWN = 3;

/** Several are one, with the first few in it. */
export function pushNote(lines: readonly Line[], tag: string): PushNote {
  const [first] = lines;
  if (lines.length === 1 && first) return { title: first.text, body: first.detail, link: first.link, tag };
  const body = lines
    .slice(0, SHOWN)
    .map(({ text }) => text)
    .join('\n');
  return { title: `你有 ${lines.length} 条新通知`, body, link: '/chat/messages', tag };
}
