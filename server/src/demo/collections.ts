/** What people of the town gather from the library, by the titles of the assets; the last is put in last. */
export type DemoCollection = {
  by: string;
  title: string;
  description: string;
  isPublic: boolean;
  assets: readonly string[];
  daysAgo: number;
};

export const collections: readonly DemoCollection[] = [
  {
    by: 'creator',
    title: '国风场景常备',
    description: '画山水和古镇时一定会打开的几件：笔刷、石灯、雨声，都可以商用。',
    isPublic: true,
    assets: ['檐下雨', '苔庭石灯', '松窗听雨', '白桦林秋径', '樱屿水乡模块参考', '水墨笔刷与纸纹'],
    daysAgo: 2,
  },
  {
    by: 'client',
    title: '第二章要用的',
    description: '',
    isPublic: false,
    assets: ['像素道具六十四件', '金币入袋', '会打开的宝箱', '云隐林境界面套件'],
    daysAgo: 1,
  },
  {
    by: 'client',
    title: '像素游戏起步包',
    description: '第一次做横版像素游戏，把能直接用进去的收在这里，署名要求写在各自的页面上。',
    isPublic: true,
    assets: ['轻轻一跃', '金币入袋', '出发吧，勇者', '像素道具六十四件·图标包', '像素道具六十四件'],
    daysAgo: 4,
  },
  {
    by: 'xiaoman_poly',
    title: '低多边形参考',
    description: '从块面和配色里学东西。',
    isPublic: true,
    assets: ['晨湖地形参考', '糖果静物', '浮岛人家', '会打开的宝箱', '色彩研究·六种氛围'],
    daysAgo: 3,
  },
  {
    by: 'skeleton_a',
    title: '一个人做配乐的日子',
    description: '没有预算请作曲的时候，这几段救过我的关卡。',
    isPublic: true,
    assets: ['夜航灯', '末班车窗边', '云上无人', '松窗听雨'],
    daysAgo: 2,
  },
];
