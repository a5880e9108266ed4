import { readFileSync } from 'node:fs';
import { assetLicences, assetTypes } from '@zaojie/contract/assets/asset-words';
import * as z from 'zod';
import { demoPath } from './pictures/demo-files.ts';

const demoAsset = z.object({
  by: z.string(),
  title: z.string(),
  type: z.enum(assetTypes),
  licence: z.enum(assetLicences),
  tags: z.array(z.string()),
  description: z.string(),
  mime: z.string(),
  days_ago: z.int(),
  downloads: z.int(),
  favorites: z.int(),
  /** What shows it in lists. */
  shot: z.string().optional(),
  seconds: z.number().optional(),
  peaks: z.array(z.int()).optional(),
  /** The oldest first. */
  versions: z
    .array(z.object({ file: z.string(), name: z.string(), version: z.string(), note: z.string() }))
    .min(1),
});
export type DemoAsset = z.output<typeof demoAsset>;

/** What the people of the town share: pictures, sounds, models, films and archives. */
export const assets: readonly DemoAsset[] = z
  .array(demoAsset)
  .parse(JSON.parse(readFileSync(demoPath('materials.json'), 'utf8')));

/** What people say of some of them, by title; each in turn by somebody who keeps it. */
export const assetRemarks: Readonly<Record<string, readonly string[]>> = {
  像素道具六十四件: [
    '第二章的背包全用的它，署名放在片尾了。',
    '第 41 号的描边在深色底上很清楚，省了我一晚上。',
  ],
  会打开的宝箱: ['开盖动画刚好卡在 24 帧，接进去没改。', '锁扣能单独拆下来吗，想做成两种颜色。'],
  松窗听雨: ['循环接得住，茶馆场景放了半小时没听出缝。'],
  金币入袋: ['音量和我的跳跃声正好搭，收了。', '做了三年游戏，终于有一个不刺耳的金币。'],
  水墨笔刷与纸纹: ['枯笔那支在 Krita 里要把间距调到 8。'],
  云隐林境界面套件: ['格子间距的规矩写得真细，学到了。'],
};
