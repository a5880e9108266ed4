import * as endpoints from '@zaojie/contract/home/home.endpoints';
import { bind } from '../../frame/action.ts';
import type { Module } from '../../frame/module.ts';
import { getHome } from './get-home.ts';
import { getHot } from './get-hot.ts';
import { getWall } from './get-wall.ts';

export const homeModule: Module = {
  name: 'home',
  routes: [
    bind(endpoints.getHome, getHome),
    bind(endpoints.getWall, getWall),
    bind(endpoints.getHot, getHot),
  ],
};
