/** A share link carries the id of a post, base64-encoded, in this parameter of any address of ours. */
const SHARE_PARAMETER = 's';

export type Share = { kind: 'none' } | { kind: 'post'; id: string } | { kind: 'unusable'; value: string };

export function readShare(address: URL): Share {
  const value = address.searchParams.get(SHARE_PARAMETER);
  if (value === null || value === '') return { kind: 'none' };
  const id = decodeBase64(value);
  return id !== null && /^[1-9]\d{0,14}$/.test(id) ? { kind: 'post', id } : { kind: 'unusable', value };
}

const TEXT_LIMIT = 4096;

/** The first share link of this site in a text, as people copy it: with words around it. */
export function readShareIn(text: string, origin: string): Share {
  // A clipboard can hold a novel; a share link is found at the start of what people copy, or not at all.
  const links = text.slice(0, TEXT_LIMIT).matchAll(/https?:\/\/[^\s"'<>，。！？、；：）】》”]+/gi);
  let found: Share = { kind: 'none' };
  for (const [link] of links) {
    const address = parseAddress(link);
    if (address?.origin !== origin) continue;
    const share = readShare(address);
    if (share.kind === 'post') return share;
    if (share.kind === 'unusable') found = share;
  }
  return found;
}

/** Where a share leads; one that leads nowhere is only logged. */
export function pathOfShare(share: Share): string | null {
  if (share.kind === 'unusable') console.info(`分享链接无效：${share.value.slice(0, 64)}`);
  return share.kind === 'post' ? `/post/${share.id}` : null;
}

function parseAddress(link: string): URL | null {
  try {
    return new URL(link);
  } catch {
    return null;
  }
}

function decodeBase64(value: string): string | null {
  try {
    return atob(value.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return null;
  }
}
