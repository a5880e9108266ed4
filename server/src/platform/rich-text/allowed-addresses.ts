const controlOrSpace = /[\p{Cc}\p{Z}\\<>"`]/u;
const sitePath = /^\/(?!\/)/;
const mailAddress = /^mailto:[^:/]+@[^:/]+$/i;
const webAddress = /^https?:\/\/[^/]/i;
const hostedPicture = /^\/files\/images\/[0-9a-f]{2}\/[0-9a-f]{32}-\d{1,5}\.webp$/;

export type LinkKind = 'site' | 'mail' | 'web';

/** What a link's address leads to; null for every address that no link of ours may carry. */
export function linkKindOf(address: string): LinkKind | null {
  if (controlOrSpace.test(address)) return null;
  if (sitePath.test(address)) return 'site';
  if (mailAddress.test(address)) return 'mail';
  return webAddress.test(address) && isPlainWebAddress(address) ? 'web' : null;
}

/** With a name before the host, `https://zaojie.cn@elsewhere.example` would pass for ours. */
function isPlainWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}

/** Pictures elsewhere would tell their hosts who reads what, and could change after they were approved of. */
export function isHostedPicture(address: string): boolean {
  return hostedPicture.test(address);
}
