/* What `client` has ordered from `creator`: one in each state, so that every page of an order has something to show. */

export type DemoDelivery = { file: string; name: string; words: string };

/** `agent`: who does it for the creator. */
export type DemoStep = { hoursAgo: number; agent?: string } & (
  | { do: 'payDeposit' | 'payBalance' | 'accept' }
  | { do: 'cancel'; reason: string }
  | { do: 'confirm'; days: number }
  | { do: 'report'; progress: number; words: string }
  | ({ do: 'deliver' } & DemoDelivery)
  | { do: 'reject'; reason: string; pins: readonly (readonly [x: number, y: number, text: string])[] }
  | { do: 'refund'; yuan: number; words: string }
  | { do: 'agreeRefund' | 'refuseRefund'; words: string }
  | { do: 'dispute'; reason: string; words: string; yuan: number }
  | { do: 'rule'; yuan: number; words: string; revokes: boolean }
  | { do: 'review'; by: 'client' | 'creator'; rating: number; words: string }
);

export type DemoOrder = {
  title: string;
  brief: string;
  yuan: number;
  hoursAgo: number;
  usage: 'personal' | 'commercial' | 'buyout';
  showFrom?: string;
  steps: readonly DemoStep[];
};

const DAY = 24;

/** Paid, agreed on, and paid up when the work has come so far. */
const begun = (hoursAgo: number): DemoStep[] => [
  { do: 'payDeposit', hoursAgo: hoursAgo - 2 },
  { do: 'confirm', hoursAgo: hoursAgo - 8, days: 21 },
  { do: 'report', hoursAgo: hoursAgo - 40, progress: 30, words: '草图三版，选了低机位那张继续。' },
];
const paidUp = (hoursAgo: number): DemoStep[] => [
  ...begun(hoursAgo),
  { do: 'report', hoursAgo: hoursAgo - 70, progress: 60, words: '大色铺完，光从左上来。' },
  { do: 'payBalance', hoursAgo: hoursAgo - 74 },
];

export const demoOrders: readonly DemoOrder[] = [
  {
    title: '渡海篇扉页',
    brief: '夜里的海，月亮大一点，船小一点。留出左上放章节名。',
    yuan: 800,
    hoursAgo: 5,
    usage: 'commercial',
    steps: [],
  },
  {
    title: '人物小像：阿蘅',
    brief: '半身，穿青布衫，背一把旧伞。表情收着一点。',
    yuan: 600,
    hoursAgo: 30,
    usage: 'personal',
    steps: [{ do: 'payDeposit', hoursAgo: 26 }],
  },
  {
    title: '山中客栈场景',
    brief: '黄昏，檐下亮第一盏灯，远山要有层次。',
    yuan: 1600,
    hoursAgo: 9 * DAY,
    usage: 'commercial',
    steps: begun(9 * DAY).map((step) => (step.do === 'payDeposit' ? step : { ...step, agent: 'yunyin' })),
  },
  {
    title: '月下独舟封面',
    brief: '竖版封面，一叶小船，月亮压低，书名在上三分之一。',
    yuan: 1200,
    hoursAgo: 12 * DAY,
    usage: 'commercial',
    steps: [
      ...paidUp(12 * DAY),
      {
        do: 'deliver',
        hoursAgo: 6 * DAY,
        file: 'moonlit-sea-01.webp',
        name: '月下独舟_v1.webp',
        words: '第一版，月亮压低了。',
      },
      {
        do: 'reject',
        hoursAgo: 5 * DAY,
        reason: '气氛对了，有两处想再改。',
        pins: [
          [32, 24, '云再淡一点，书名压在这里。'],
          [58, 72, '船往右挪一点，别贴边。'],
        ],
      },
      {
        do: 'deliver',
        hoursAgo: DAY,
        file: 'moonlit-sea-02.webp',
        name: '月下独舟_v2.webp',
        words: '云淡了，船往右挪了一个船身。',
      },
    ],
  },
  {
    title: '青绿长卷片头',
    brief: '横版，青绿山水，能接片头的推镜。',
    yuan: 2400,
    hoursAgo: 15 * DAY,
    usage: 'buyout',
    steps: [
      ...paidUp(15 * DAY),
      {
        do: 'deliver',
        hoursAgo: 30,
        file: 'blue-green-mountains-01.webp',
        name: '青绿长卷_v1.webp',
        words: '先看整体，细节还会再收。',
      },
      {
        do: 'reject',
        hoursAgo: 8,
        reason: '近景太实，推镜的时候会抢。',
        pins: [[50, 82, '这一段的石头虚一点。']],
      },
    ],
  },
  {
    title: '伞下二人海报',
    brief: '两个人一把伞，雨要斜，颜色不超过四种。',
    yuan: 900,
    hoursAgo: 11 * DAY,
    usage: 'personal',
    steps: [
      ...paidUp(11 * DAY),
      { do: 'refund', hoursAgo: 10, yuan: 300, words: '改用途了，只需要黑白版，想退一部分。' },
    ],
  },
  {
    title: '霓虹街角主视觉',
    brief: '雨夜霓虹，招牌上的字要能认，主角背影。',
    yuan: 1500,
    hoursAgo: 18 * DAY,
    usage: 'commercial',
    steps: [
      ...paidUp(18 * DAY),
      {
        do: 'deliver',
        hoursAgo: 4 * DAY,
        file: 'neon-street-01.webp',
        name: '霓虹街角_成稿.webp',
        words: '按第二版草图完成。',
      },
      { do: 'refund', hoursAgo: 3 * DAY, yuan: 900, words: '招牌上的字认不出来，和约定不一样。' },
      { do: 'refuseRefund', hoursAgo: 2 * DAY, words: '草图确认的时候就是这种写法。' },
      {
        do: 'dispute',
        hoursAgo: 20,
        reason: '需求里写了招牌上的字要能认，成稿一个也认不出。',
        words: '需求第二句就写了，草图太小看不出来。',
        yuan: 750,
      },
    ],
  },
  {
    title: '剪纸月历插图',
    brief: '一张，正月，剪纸的刀口感。',
    yuan: 700,
    hoursAgo: 40 * DAY,
    usage: 'commercial',
    steps: [
      ...paidUp(40 * DAY),
      {
        do: 'deliver',
        hoursAgo: 30 * DAY,
        file: 'paper-cut-01.webp',
        name: '正月_成稿.webp',
        words: '刀口都留着，印刷时别磨皮。',
      },
      { do: 'accept', hoursAgo: 29 * DAY },
      {
        do: 'review',
        by: 'client',
        hoursAgo: 28 * DAY,
        rating: 5,
        words: '交得早，源文件分层很清楚，下次还找。',
      },
      { do: 'review', by: 'creator', hoursAgo: 27 * DAY, rating: 5, words: '需求写得明白，改得也有道理。' },
    ],
  },
  {
    title: '青绿海报主视觉',
    brief: '竖版，青绿山水，留出上半放字。商用海报，要能放到两米。',
    yuan: 1200,
    hoursAgo: 50 * DAY,
    usage: 'commercial',
    steps: [
      ...paidUp(50 * DAY),
      {
        do: 'deliver',
        hoursAgo: 40 * DAY,
        file: 'blue-green-mountains-04.webp',
        name: '青绿_成稿.webp',
        words: '按两米出的图，边上多留了三厘米。',
      },
      {
        do: 'dispute',
        hoursAgo: 38 * DAY,
        reason: '山的轮廓和一张公开的练习稿几乎一样，不敢拿去印海报。',
        words: '并排放在一起看，轮廓能对上。',
        yuan: 800,
      },
      {
        do: 'rule',
        hoursAgo: 35 * DAY,
        yuan: 800,
        words: '主体参照了他人公开的练习稿，没有事先说明，不宜再按商用授权使用。',
        revokes: true,
      },
    ],
  },
  {
    title: '漫画跨页',
    brief: '跨页，奔跑，速度线别太满。',
    yuan: 1000,
    hoursAgo: 25 * DAY,
    usage: 'personal',
    steps: [
      ...begun(25 * DAY),
      { do: 'refund', hoursAgo: 20 * DAY, yuan: 200, words: '连载停了，这一页用不上了，抱歉。' },
      { do: 'agreeRefund', hoursAgo: 19 * DAY, words: '没关系，下次再约。' },
    ],
  },
  {
    title: '静物练习',
    brief: '一只碗，一枝花。',
    yuan: 300,
    hoursAgo: 6 * DAY,
    usage: 'personal',
    steps: [{ do: 'cancel', hoursAgo: 6 * DAY - 3, reason: '信息填错了：尺寸写反了，重新下一单' }],
  },
];

export const demoOrderFiles: readonly string[] = demoOrders.flatMap(({ steps }) =>
  steps.flatMap((step) => (step.do === 'deliver' ? [step.file] : [])),
);
