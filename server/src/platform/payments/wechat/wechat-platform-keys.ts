import type { KeyObject } from 'node:crypto';

export type PlatformKey = { serial: string; key: KeyObject; expiresAt: Date };

/** The provider's keys, by the serial that stands on each message. */
export type PlatformKeys = {
  find(serial: string): Promise<KeyObject | null>;
  /** For what only the provider may read. */
  newest(): Promise<{ serial: string; key: KeyObject } | null>;
};

const REFRESH_AFTER_MS = 12 * 3_600_000;
const SOONEST_AGAIN_MS = 60_000;

type Options = {
  fixed: { id: string; key: KeyObject } | null;
  /** Empty where nothing trustworthy came. */
  download: () => Promise<PlatformKey[]>;
  now: () => Date;
};

/**
 * Certificates change once in five years, with both in use for a day: they are fetched when a serial isn't known, and twice a
 * day. A stranger who makes serials up causes one download a minute at most.
 */
export function createPlatformKeys({ fixed, download, now }: Options): PlatformKeys {
  let known: PlatformKey[] = [];
  let triedAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | null = null;

  const valid = () => known.filter((each) => each.expiresAt > now());

  async function fetchThem(): Promise<void> {
    triedAt = now().getTime();
    const fresh = await download().catch(() => []);
    if (fresh.length > 0) known = fresh;
  }

  async function refresh(after: number): Promise<void> {
    if (underWay === null && now().getTime() - triedAt < after) return;
    underWay ??= fetchThem().finally(() => {
      underWay = null;
    });
    await underWay;
  }

  return {
    async find(serial) {
      if (fixed?.id === serial) return fixed.key;
      // Their public keys are never fetched: one that isn't ours isn't anybody's.
      if (serial.startsWith('PUB_KEY_ID_')) return null;
      const match = () => valid().find((each) => each.serial === serial);
      // Who is known doesn't wait for the renewal: a provider whose list is away is still believed.
      if (match() === undefined) await refresh(SOONEST_AGAIN_MS);
      else void refresh(REFRESH_AFTER_MS);
      return match()?.key ?? null;
    },
    async newest() {
      if (fixed !== null) return { serial: fixed.id, key: fixed.key };
      await refresh(REFRESH_AFTER_MS);
      if (valid().length === 0) await refresh(SOONEST_AGAIN_MS);
      return valid().sort((a, b) => b.expiresAt.getTime() - a.expiresAt.getTime())[0] ?? null;
    },
  };
}
