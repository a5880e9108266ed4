import { isSitePath } from '@zaojie/contract/text-rules';

const MAIL = /^mailto:[^\s:/]+@[^\s:/]+$/i;
const BARE_DOMAIN = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#:]|$)/u;

/** An address as the server takes it; null when no link can be made of what was typed. */
export function linkAddress(typed: string): string | null {
  const address = typed.trim();
  if (address === '' || /[\s<>"`\\]/.test(address)) return null;
  if (isSitePath(address) || MAIL.test(address)) return address;
  const full = BARE_DOMAIN.test(address) ? `https://${address}` : address;
  if (!URL.canParse(full)) return null;
  const { protocol, username, password } = new URL(full);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && password === '' ? full : null;
}
