import type { StateMove } from './proxy.rules.ts';

declare module '../../platform/events/event-types.ts' {
  interface AppEvents {
    'proxy.offered': { proxyId: number };
    /** With what became different, in words. */
    'proxy.edited': { proxyId: number; detail: string };
    'proxy.moved': { proxyId: number; move: StateMove };
  }
}
