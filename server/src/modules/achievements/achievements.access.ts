import * as achievements from '@zaojie/contract/achievements/achievement.endpoints';
import { accessOf, forMembers, peopleOnly } from '../../../test/access-matrix-rows.ts';

export const access = accessOf(peopleOnly, (row) => [row(achievements.listAchievements, forMembers)]);
