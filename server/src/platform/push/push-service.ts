const isLoopback = (host: string) => host === '127.0.0.1' || host === 'localhost';

/**
 * Whether an address that a browser named belongs to a service we send to: it is the browser that names it, so anything else
 * would let anybody make the server call wherever they like. A service on this machine needs no TLS.
 */
export function isPushService(services: readonly string[], endpoint: string): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (!url || url.username !== '' || url.password !== '') return false;
  const isListed = services.some((name) =>
    name.startsWith('*.') ? url.hostname.endsWith(name.slice(1)) : url.hostname === name,
  );
  if (!isListed) return false;
  if (isLoopback(url.hostname)) return url.protocol === 'http:' || url.protocol === 'https:';
  return url.protocol === 'https:' && url.port === '';
}
