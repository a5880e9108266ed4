import type { ProxyMove } from './proxy.rules.ts';

declare module '../../platform/events/event-types.ts' {
  interface AppEvents {
    'proxy.offered': { proxyId: number };
    'proxy.moved': { proxyId: number; move: ProxyMove };
  }
}
