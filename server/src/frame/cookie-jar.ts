/**
 * The cookies of one call. All of them are out of reach of scripts and of calls that other sites start; behind TLS they are
 * also bound to this very host.
 */
export type CookieJar = {
  read(name: string): string | null;
  /** Without an age it is kept until the browser is closed. */
  write(name: string, value: string, maxAgeSeconds: number | null): void;
  remove(name: string): void;
};
