const BLOCK_END = /<br>|<\/(?:p|h2|h3|li|blockquote|pre)>/g;
const TAG = /<[^>]*>/g;
const ENTITY = /&(?:amp|lt|gt|quot|nbsp|#39);/g;
const CHARACTERS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&#39;': "'",
};

export function decodeEntities(text: string): string {
  return text.replaceAll(ENTITY, (entity) => CHARACTERS[entity] ?? entity);
}

/**
 * The words of a post without its markup, blocks kept apart by a space. For text only: the server escapes every bracket
 * that is not a tag's own, which makes this plain reading exact.
 */
export function textOfHtml(html: string): string {
  const text = decodeEntities(html.replaceAll(BLOCK_END, ' ').replaceAll(TAG, ''));
  return text.replaceAll(/\s+/g, ' ').trim();
}
