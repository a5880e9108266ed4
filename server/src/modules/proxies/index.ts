import * as proxies from '@zaojie/contract/proxies/proxy.endpoints';
import { transaction } from '../../db/transaction.ts';
import { bind } from '../../frame/action.ts';
import type { Module } from '../../frame/module.ts';
import { appointProxy } from './appoint-proxy.ts';
import { editProxy } from './edit-proxy.ts';
import { moveBySystem } from './move-proxy.ts';
import { answerProxy, listProxies, listProxyActs, resignProxy, revokeProxy } from './own-proxies.ts';
import { createProxyDesk } from './proxy.desk.ts';
import { eraseProxies } from './proxy.eraser.ts';
import { proxyExports } from './proxy.export.ts';
import { createProxyNotices } from './proxy.notices.ts';
import { createProxyEndings } from './proxy.subscribers.ts';

export { insertAct, madeForBy, wasMadeForBy } from './act.queries.ts';
export { scheduleExpiry } from './proxy.jobs.ts';
export { insertProxy, updateState } from './proxy.queries.ts';

export const proxiesModule: Module = {
  name: 'proxies',
  proxyDesk: createProxyDesk,
  erasers: [eraseProxies],
  exports: proxyExports,
  routes: [
    bind(proxies.listProxies, listProxies),
    bind(proxies.appointProxy, appointProxy, { pace: 'apply' }),
    bind(proxies.answerProxy, answerProxy),
    bind(proxies.editProxy, editProxy),
    bind(proxies.revokeProxy, revokeProxy),
    bind(proxies.resignProxy, resignProxy),
    bind(proxies.listProxyActs, listProxyActs),
  ],
  subscribers: (services) => [...createProxyNotices(services), ...createProxyEndings(services)],
  tasks: ({ db, now }) => ({
    'expire-proxy': ({ proxyId }) => transaction(db, (tx) => moveBySystem(tx, proxyId, 'expire', { now })),
  }),
};
