import type { Discipline } from '@zaojie/contract/rankings/ranking-boards';

/** Which discipline a tag tells of. Tags are anybody's words, so these are the usual ones; others tell of none. */
const words: Record<Discipline, readonly string[]> = {
  '2d': [
    '插画',
    '场景',
    '像素',
    '海报',
    '国风',
    '古风',
    '油画',
    '水彩',
    '水墨',
    '青绿山水',
    '厚涂',
    '立绘',
    '角色',
    '角色设计',
    '封面',
    '绘本',
    '漫画',
    '分镜',
    '纸雕',
    '配色',
    '色彩',
    '排版',
    '字体设计',
    '图标',
    '界面设计',
    'ui',
    '概念设计',
    '双重曝光',
  ],
  '3d': [
    '3d',
    '三维',
    '建模',
    '渲染',
    '雕刻',
    '低多边形',
    '等距',
    '静物',
    '材质',
    '打光',
    '机甲',
    '绑定',
    'blender',
    'c4d',
    'zbrush',
  ],
  music: ['配乐', '音效', '音乐', '作曲', '编曲', '混音', '配音', '声音', '人声', '歌曲', 'bgm', 'ost'],
  programming: [
    '程序',
    '编程',
    '代码',
    '插件',
    '联机',
    '着色器',
    '引擎',
    '开发日志',
    '关卡',
    '平台跳跃',
    'unity',
    'godot',
    'unreal',
    'shader',
    '工具开发',
  ],
};

export const disciplines = Object.keys(words) as Discipline[];

export const disciplineWords: readonly { word: string; discipline: Discipline }[] = disciplines.flatMap(
  (discipline) => words[discipline].map((word) => ({ word, discipline })),
);

/** Numbers of the market's categories; what is sold as "other" tells of none. */
export const disciplineCategories: readonly { category: number; discipline: Discipline }[] = [
  1, 2, 3, 4, 5,
].map((category) => ({ category, discipline: '2d' }));

/** A service on offer says as much as so many posts. */
export const OFFER_WEIGHT = 2;

/** Whoever does something a quarter of the time does it. */
export const LEAST_SHARE = 4;

/** Tags of posts that say nothing of what somebody makes. */
export const plainTags: readonly string[] = ['求助', '公告', '约稿', '教程', '过程图', '素材'];
