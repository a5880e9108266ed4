const PROVIDER_HOST = 'open.weixin.qq.com';
const SANDBOX_PATH = '/sandbox/wechat/authorize';
const LONGEST = 4096;

/**
 * The address a login may leave for, or null. Only the provider's authorisation pages and our own stand-in for it
 * pass, because anybody can make a link or a QR code that leads here.
 */
export function authorizeTarget(address: string, origin: string): string | null {
  // Browsers drop tabs and newlines and read a backslash as a slash, so what is checked must be plain.
  if (address.length > LONGEST || !/^[!-[\]-~]+$/.test(address)) return null;
  if (!/^(https?:\/\/|\/(?!\/))/.test(address) || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  if (url.username || url.password) return null;
  if (url.origin === origin) return url.pathname === SANDBOX_PATH ? url.href : null;
  return url.origin === `https://${PROVIDER_HOST}` && url.pathname.startsWith('/connect/') ? url.href : null;
}

/** The same for the base64url form that stands in the path of /wxauth/authorize/{url}. */
export function decodeAuthorizeTarget(encoded: string, origin: string): string | null {
  if (encoded.length > LONGEST * 2 || !/^[\w-]+=*$/.test(encoded)) return null;
  try {
    const base64 = encoded.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/');
    return authorizeTarget(atob(base64), origin);
  } catch {
    return null;
  }
}
