import type { CommunityPlan } from '../plan/plan-community.ts';
import type { TownPictures } from '../pictures/store-pictures.ts';

export type CommunityToWrite = {
  plan: CommunityPlan;
  pictures: TownPictures;
  idOf: (username: string) => number;
};
