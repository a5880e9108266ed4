import type { Module } from '../../frame/module.ts';
import { siteRoutes } from './site.routes.ts';

export const siteModule: Module = { name: 'site', routes: siteRoutes };
