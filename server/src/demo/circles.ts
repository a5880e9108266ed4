import type { Trade } from './people/person.ts';
import type { Shot } from './pictures/shot.ts';

type TownCircle = {
  name: string;
  description: string;
  /** Who is likely to be found in it. */
  trades: readonly Trade[];
  foundedMonthsAgo: number;
  icon: Shot;
  cover: Shot;
};

export const circles = [
  {
    name: '国风绘画',
    description: '青绿、水墨、工笔与古风插画，欢迎把废稿和完成稿放在一起。',
    trades: ['painting', 'words'],
    foundedMonthsAgo: 16,
    icon: ['blue-green-mountains-05', 32, 22, 48, 48],
    cover: ['blue-green-mountains-01', 0, 22, 100, 60],
  },
  {
    name: '像素艺术',
    description: '一格一格地画。发图请注明画布大小和颜色数。',
    trades: ['pixel', 'game'],
    foundedMonthsAgo: 15,
    icon: ['pixel-items-01', 0, 0, 25, 25],
    cover: ['pixel-platformer-01', 0, 30, 100, 66],
  },
  {
    name: '独立游戏',
    description: '开发日志、试玩邀请和推倒重来的记录，做到哪算哪。',
    trades: ['game', 'pixel', 'code', 'sound'],
    foundedMonthsAgo: 16,
    icon: ['forest-04', 36, 70, 34, 25.5],
    cover: ['wanderer-05', 0, 20, 100, 62],
  },
  {
    name: '三维渲染',
    description: '建模、材质、打光。参数写出来，别人才学得到。',
    trades: ['3d', 'design'],
    foundedMonthsAgo: 14,
    icon: ['still-life-01', 36, 32, 38, 38],
    cover: ['still-life-03', 0, 20, 100, 55],
  },
  {
    name: '配乐与音效',
    description: '曲子、拟音、配音，和它们放进游戏以后出的问题。',
    trades: ['sound'],
    foundedMonthsAgo: 12,
    icon: ['album-cover-01', 24, 20, 52, 52],
    cover: ['album-cover-01', 0, 55, 100, 38],
  },
  {
    name: '剪纸与拼贴',
    description: '纸、刀、胶水，还有拍照时那盏灯。',
    trades: ['painting', 'design'],
    foundedMonthsAgo: 11,
    icon: ['paper-cut-01', 26, 70, 40, 30],
    cover: ['paper-cut-03', 0, 30, 100, 50],
  },
  {
    name: '场景概念',
    description: '一个地方长什么样、光从哪来、谁住在那里。',
    trades: ['painting', '3d', 'game'],
    foundedMonthsAgo: 15,
    icon: ['moonlit-sea-02', 56, 38, 40, 60],
    cover: ['nebula-04', 0, 18, 100, 60],
  },
  {
    name: '角色设计',
    description: '从剪影到转面。贴图时说一句这个人怕什么。',
    trades: ['painting', 'words', 'game'],
    foundedMonthsAgo: 13,
    icon: ['wanderer-02', 26, 36, 46, 34.5],
    cover: ['wanderer-01', 0, 30, 100, 26],
  },
  {
    name: '关卡设计',
    description: '动线、节奏、视线引导，也收不好玩的关卡，一起看看为什么。',
    trades: ['game', '3d', 'pixel'],
    foundedMonthsAgo: 10,
    icon: ['pixel-platformer-02', 20, 20, 44, 78],
    cover: ['corridor-02', 0, 25, 100, 60],
  },
  {
    name: '字体与海报',
    description: '做字、排版、套色与印刷。小样请拍实物。',
    trades: ['design', 'painting'],
    foundedMonthsAgo: 13,
    icon: ['type-poster-01', 14, 10, 72, 54],
    cover: ['sky-poster-04', 0, 30, 100, 28],
  },
  {
    name: '新手村',
    description: '什么都能问。回答的人都记得自己第一周的样子。',
    trades: ['code', 'pixel', 'painting', 'words', 'desk'],
    foundedMonthsAgo: 16,
    icon: ['pixel-rpg-01', 26, 4, 40, 53],
    cover: ['pixel-rpg-01', 0, 30, 100, 50],
  },
  {
    name: '工具与教程',
    description: '插件、脚本、笔刷和走过的弯路，能照着做一遍的优先。',
    trades: ['code', '3d', 'design', 'game'],
    foundedMonthsAgo: 12,
    icon: ['colour-study-01', 2, 12, 30, 40],
    cover: ['colour-study-01', 0, 15, 100, 50],
  },
] as const satisfies readonly TownCircle[];

export type CircleName = (typeof circles)[number]['name'];
