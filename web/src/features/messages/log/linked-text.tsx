import type { ReactNode } from 'react';

// Chinese text puts no space after an address, so its punctuation ends one too.
const ADDRESS = /https?:\/\/[^\s<>"'`，。！？、；：“”‘’（）【】《》\u3000]+/gi;
const TRAILING = /[.,!?;:)\]}]+$/;

interface Piece {
  text: string;
  href: string | null;
}

/** Plain words and web addresses, in order. Only http and https lead anywhere. */
export function splitLinks(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(TRAILING, '');
    const href = safeAddress(address);
    if (href === null) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), href: null });
    pieces.push({ text: address, href });
    end = match.index + address.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), href: null });
  return pieces;
}

function safeAddress(address: string): string | null {
  try {
    const url = new URL(address);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}

/** What somebody wrote, with its addresses to press. */
export function LinkedText({ text }: { text: string }): ReactNode {
  let offset = 0;
  return splitLinks(text).map(({ text: words, href }) => {
    const key = offset;
    offset += words.length;
    if (href === null) return words;
    return (
      <a
        key={key}
        href={href}
        target="_blank"
        rel="nofollow noopener noreferrer ugc"
        className="break-all text-brand-ink underline underline-offset-3"
      >
        {words}
      </a>
    );
  });
}
