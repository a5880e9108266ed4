export type DemoSeries = {
  author: string;
  title: string;
  description: string;
  /** Titles, in the order to read them. */
  posts: readonly string[];
};

export const series: readonly DemoSeries[] = [
  {
    author: 'creator',
    title: '石青、泥金与留白',
    description: '三张画，三种说颜色的办法：研到最细的石青，压在深底上的泥金，和几乎什么都不放。',
    posts: [
      '千里江山入梦来，石青研了三遍',
      '碧海金波夜，泥金在深底子上的用法',
      '独钓寒江雪：一张几乎没有颜色的立轴',
    ],
  },
  {
    author: 'sodaball',
    title: '四盏灯的布光笔记',
    description: '从最软的光讲到最硬的光，每篇一张图、一套参数，按顺序看就行。',
    posts: [
      '糖果静物，灯位和参数都在这',
      '翡翠与鎏金，暗调怎么不死黑',
      '弹珠散落的午后：一百一十六颗没有一颗是摆的',
      '阶上红日，一张图讲清硬光',
    ],
  },
];
