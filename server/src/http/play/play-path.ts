/** Where builds are served, and the only place that our pages frame. */
export const PLAY_PATH = '/play/';

/** A host as a policy can name it: nothing else of a header finds its way into one. */
const nameable = /^[a-z0-9.-]+(:\d{1,5})?$/i;

/** What a policy allows of one build; where the host can't be named, of our own address. */
export function playFolder(host: string | undefined, token: string): string {
  return nameable.test(host ?? '') && /^[0-9a-f]+$/.test(token) ? `${host}${PLAY_PATH}${token}/` : "'self'";
}

/** What a page may frame. */
export function playFrames(host: string | undefined): string {
  return nameable.test(host ?? '') ? `${host}${PLAY_PATH}` : "'none'";
}
