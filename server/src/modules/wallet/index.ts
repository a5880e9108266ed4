import type { Module } from '../../frame/module.ts';
import { exportRoute } from './export-ledger.ts';
import { walletRoutes } from './wallet.routes.ts';

export const walletModule: Module = { name: 'wallet', routes: walletRoutes, rawRoutes: [exportRoute] };
