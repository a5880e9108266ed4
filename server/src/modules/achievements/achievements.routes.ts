import * as achievements from '@zaojie/contract/achievements/achievement.endpoints';
import { bind } from '../../frame/action.ts';
import { listAchievements } from './list-achievements.ts';

export const achievementRoutes = [bind(achievements.listAchievements, listAchievements)];
