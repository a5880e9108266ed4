import { decodeEntities } from '../../posts/text-of-html.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/["&<>]/g, (character) => ESCAPES[character] ?? character);

/** One rule a line becomes a numbered list. */
export function htmlOfRules(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length === 0 ? '' : `<ol>${lines.map((line) => `<li>${escape(line)}</li>`).join('')}</ol>`;
}

/** And back: every block of the text is a line. */
export function rulesOfHtml(html: string): string {
  return html
    .replaceAll(/<br>|<\/(?:p|h2|h3|li|blockquote|pre)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .split('\n')
    .map((line) => decodeEntities(line).trim())
    .filter((line) => line !== '')
    .join('\n');
}
