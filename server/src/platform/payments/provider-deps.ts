import type { Log } from '../../log.ts';
import type { CallOptions } from './provider-call.ts';

/** What an adapter needs besides its settings. */
export type ProviderDeps = { log: Log; now: () => Date; call?: CallOptions };
