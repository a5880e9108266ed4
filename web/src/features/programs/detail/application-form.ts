import { programLimits } from '@zaojie/contract/programs/program-limits';
import { countCharacters } from '@zaojie/contract/text-rules';

/** An application as its form has it: links as they were typed, one a line. */
export type ApplicationText = { message: string; links: string };
export type ApplicationIssues = { message?: string; links?: string };

const WEB_ADDRESS = /^https?:\/\/[^\s/?#]+\S*$/i;
const { messageMax, applicationLinksMax, linkMax } = programLimits;

export function linksOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}

function wrongLinks(links: readonly string[]): string | undefined {
  if (links.length > applicationLinksMax) return `最多${applicationLinksMax}个链接`;
  if (links.some((link) => !WEB_ADDRESS.test(link))) return '链接要以 http:// 或 https:// 开头，一行一个';
  if (links.some((link) => link.length > linkMax)) return `链接地址不能超过${linkMax}个字符`;
  return undefined;
}

/** What keeps it from being sent, in the words of the server. */
export function applicationIssues({ message, links }: ApplicationText): ApplicationIssues {
  const words = message.trim();
  const wrong = wrongLinks(linksOf(links));
  return {
    ...(words === '' && { message: '请写几句介绍自己' }),
    ...(countCharacters(words) > messageMax && { message: `申请说明不能超过${messageMax}个字符` }),
    ...(wrong !== undefined && { links: wrong }),
  };
}
