/** Where a browser receives, and the keys that only it can read with. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

/** What the browser shows; one with the same tag replaces the one before. */
export type PushNote = { title: string; body: string; link: string; tag: string };

/** `gone`: the browser receives no more. `refused`: the service will never take this. */
export type PushOutcome = 'sent' | 'gone' | 'refused';

/** The way to a browser that isn't open. Throws when another try may help. */
export type PushSender = {
  /** True where nothing leaves the house. */
  isSandbox: boolean;
  /** What browsers subscribe with. */
  publicKey(): Promise<string>;
  send(target: PushTarget, note: PushNote): Promise<PushOutcome>;
};
