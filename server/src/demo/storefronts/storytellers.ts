import type { WrittenStorefront } from './storefront.ts';

export const storytellerStorefronts: readonly WrittenStorefront[] = [
  {
    username: 'papershadow',
    types: ['插画', '其他'],
    styles: ['卡通', '古风'],
    seats: 3,
    services: [
      {
        name: '纸雕主视觉',
        description: '一层一层刻完再打光拍。底稿免费改三次，下刀以后不改。',
        category: '插画',
        style: '卡通',
        price: 2400,
        days: 21,
        options: [
          ['九层以内', 0],
          ['九到二十三层', 1800, 35],
        ],
        addons: [['实物一并寄出', 1200]],
      },
    ],
  },
  {
    username: 'peibugui',
    types: ['插画', '角色设计'],
    styles: ['古风', '动漫'],
    seats: 2,
    services: [
      {
        name: '武侠海报',
        description: '先给人物写判词，你点头了我再动笔。月亮往大里画，人往小里画。',
        category: '插画',
        style: '古风',
        price: 3000,
        days: 15,
        addons: [['判词手写字', 300]],
      },
      {
        name: '侠客立绘',
        description: '一身行头，一件兵器，一个正在做的动作。',
        category: '角色设计',
        style: '古风',
        price: 2200,
        days: 12,
      },
    ],
  },
  {
    username: 'bumian',
    types: ['插画'],
    styles: ['动漫', '卡通'],
    seats: 3,
    services: [
      {
        name: '游戏封面',
        description: '缩到邮票大小还认得出来才交。横版、竖版、方图一起给。',
        category: '插画',
        style: '动漫',
        price: 5800,
        days: 20,
        options: [
          ['封面', 0],
          ['封面加三张商店图', 2400, 30],
        ],
        addons: [
          ['商用买断', '60%'],
          ['分层源文件', 600],
        ],
        depositPercent: 30,
      },
    ],
  },
  {
    username: 'rustbelt',
    types: ['角色设计'],
    styles: ['赛博朋克', '写实'],
    seats: 1,
    services: [
      {
        name: '机甲设定',
        description: '三视图加损伤图。每道焊缝写清楚是谁修的。',
        category: '角色设计',
        style: '赛博朋克',
        price: 12_000,
        days: 40,
        depositPercent: 40,
        addons: [['内部结构剖面', 3000]],
      },
    ],
  },
  {
    username: 'maixiaosui',
    types: ['插画'],
    styles: ['卡通'],
    seats: 2,
    services: [
      {
        name: '绘本内页',
        description: '按跨页算。文字位置先留好，大人多半画背影。',
        category: '插画',
        style: '卡通',
        price: 1600,
        days: 10,
        options: [
          ['一个跨页', 0],
          ['十二个跨页全书', 16_000, 120],
        ],
      },
    ],
  },
  {
    username: 'mumian',
    types: ['插画', '角色设计'],
    styles: ['写实'],
    seats: 2,
    services: [
      {
        name: '双重曝光人像',
        description: '要一张侧脸和三张你待过的地方。成图先寄给本人看，本人不点头不发。',
        category: '插画',
        style: '写实',
        price: 1100,
        days: 9,
      },
    ],
  },
];
