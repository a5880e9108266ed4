type Block = { tag: string; list?: string; text: string };

const starts: readonly [mark: string, tag: string, list?: string][] = [
  ['### ', 'h3'],
  ['## ', 'h2'],
  ['> ', 'blockquote'],
  ['- ', 'li', 'ul'],
  ['1. ', 'li', 'ol'],
];

/** What the editor would have made of the text. */
export function htmlOf(body: string): string {
  const blocks = body.trim().split('\n').map(readBlock);
  return blocks
    .map((block, index) => {
      const opens = block.list && blocks[index - 1]?.list !== block.list ? `<${block.list}>` : '';
      const closes = block.list && blocks[index + 1]?.list !== block.list ? `</${block.list}>` : '';
      return `${opens}${write(block)}${closes}`;
    })
    .join('');
}

function readBlock(line: string): Block {
  const start = starts.find(([mark]) => line.startsWith(mark));
  if (!start) return { tag: 'p', text: line };
  const [mark, tag, list] = start;
  return { tag, text: line.slice(mark.length), ...(list && { list }) };
}

function write({ tag, text }: Block): string {
  // The editor keeps paragraphs inside quotes and list items.
  const inner = tag === 'blockquote' || tag === 'li' ? `<p>${text}</p>` : text;
  return `<${tag}>${inner}</${tag}>`;
}
