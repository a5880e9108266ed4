import * as endpoints from '@zaojie/contract/profiles/profile.endpoints';
import { bind } from '../../frame/action.ts';
import type { Module } from '../../frame/module.ts';
import { getAbout } from './get-about.ts';
import { getPersonCard } from './get-person-card.ts';
import { getProfile } from './get-profile.ts';
import { getSocialStats } from './get-social-stats.ts';
import { listActivities } from './list-activities.ts';
import { listShowcase } from './list-showcase.ts';
import { createProfileSubscribers } from './profile.subscribers.ts';

export const profilesModule: Module = {
  name: 'profiles',
  subscribers: ({ hub }) => createProfileSubscribers(hub),
  routes: [
    bind(endpoints.getProfile, getProfile),
    bind(endpoints.getPersonCard, getPersonCard),
    bind(endpoints.getSocialStats, getSocialStats),
    bind(endpoints.listActivities, listActivities),
    bind(endpoints.listShowcase, listShowcase),
    bind(endpoints.getAbout, getAbout),
  ],
};
