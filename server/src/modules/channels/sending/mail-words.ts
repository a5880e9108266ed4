import type { Mail } from '../../../platform/mail/mail.ts';
import type { Line } from './line.ts';

export type Letter = Pick<Mail, 'subject' | 'text' | 'html'>;

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
/** A subject is one line. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const page = (inner: string) =>
  `<!doctype html><html lang="zh-CN"><body style="margin:0;padding:24px;font:16px/1.6 sans-serif;color:#1d2327;max-width:36em">${inner}</body></html>`;
const small = (inner: string) => `<p style="margin-top:32px;font-size:13px;color:#6b7378">${inner}</p>`;
const anchor = (address: string, words: string) =>
  `<a href="${escapeHtml(address)}">${escapeHtml(words)}</a>`;

export function subjectOf(lines: readonly Line[]): string {
  const [first] = lines;
  return oneLine(lines.length === 1 && first ? first.text : `你有 ${lines.length} 条新通知`);
}

/** Without pictures and without anything that tells whether it was opened. */
export function noticeMail(lines: readonly Line[], origin: string, unsubscribe: string): Letter {
  // What was said privately stays on the site.
  const shown = lines.map((line) => (line.event === 'message' ? { ...line, detail: '' } : line));
  const settings = `${origin}/profile/notifications`;
  const plain = shown.map(({ text, detail, link }) =>
    [text, detail, `${origin}${link}`].filter((part) => part !== '').join('\n'),
  );
  const rich = shown.map(
    ({ text, detail, link }) =>
      `<p><strong>${escapeHtml(text)}</strong>${detail === '' ? '' : `<br>${escapeHtml(detail)}`}<br>${anchor(`${origin}${link}`, '去看看')}</p>`,
  );
  const why = '这封邮件按你的通知设置发出。';
  return {
    subject: `造界：${subjectOf(lines)}`,
    text: `${plain.join('\n\n')}\n\n--\n${why}\n选择要收哪些：${settings}\n不再收通知邮件：${unsubscribe}\n`,
    html: page(
      `${rich.join('')}${small(`${why}${anchor(settings, '选择要收哪些')}，或${anchor(unsubscribe, '不再收通知邮件')}。`)}`,
    ),
  };
}

export function confirmationMail(link: string): Letter {
  const ask = '打开下面的链接，确认这是你的邮箱。之后订单和钱包的通知也会发到这里。';
  const why = '链接 24 小时内有效。如果不是你要求的，不用理会这封邮件。';
  return {
    subject: '造界：确认你的邮箱',
    text: `${ask}\n\n${link}\n\n${why}\n`,
    html: page(`<p>${ask}</p><p>${anchor(link, '确认邮箱')}</p>${small(why)}`),
  };
}
