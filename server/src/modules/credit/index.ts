import type { Module } from '../../frame/module.ts';
import { creditRoutes } from './credit.routes.ts';

export const creditModule: Module = { name: 'credit', routes: creditRoutes };
