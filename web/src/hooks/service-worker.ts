type Policy = { createScriptURL(address: string): unknown };
type PolicyFactory = {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): Policy;
};

const ADDRESS = '/sw.js';
let policy: Policy | null = null;

/** The page lets scripts be loaded only from addresses that somebody vouches for: this one is ours and never another. */
function vouchedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return ADDRESS;
  policy ??= trustedTypes.createPolicy('zaojie-worker', { createScriptURL: () => ADDRESS });
  return policy.createScriptURL(ADDRESS) as string;
}

export const canHaveWorker = (): boolean => 'serviceWorker' in navigator;

/** The script that stays while no page is open; null where browsers have none or refuse it. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!canHaveWorker() || !import.meta.env.PROD) return null;
  try {
    return (await navigator.serviceWorker.register(vouchedAddress(), { updateViaCache: 'none' })) ?? null;
  } catch {
    return null;
  }
}
