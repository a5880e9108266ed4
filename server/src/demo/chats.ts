import type { Shot } from './pictures/shot.ts';

/** Who says it, and what: words, a picture of their own, or a bounty by its title. */
export type ChatLine = readonly [by: string, said: string | { picture: Shot } | { bounty: string }];

export type DemoChat = {
  people: readonly [string, string];
  /** When the last line was said. */
  hoursAgo: number;
  lines: readonly ChatLine[];
  /** How many of the last lines the other one hasn't seen. */
  unread: number;
};

/** What the people of the town said to each other; the demo accounts find some of it unread. */
export const chats: readonly DemoChat[] = [
  {
    people: ['client', 'creator'],
    hoursAgo: 0.6,
    unread: 2,
    lines: [
      ['client', '阿砚你好，秋山那张过场大家都很喜欢。《渡口夜航》第二章还缺一张夜里的江面，想继续找你。'],
      ['creator', '谢谢。夜江我有兴趣，先说尺寸和镜头：还是从左滑到右吗？'],
      ['client', '这次不滑，定住八秒，船从远处慢慢进来。画幅三比一，留出下面三分之一放字幕。'],
      ['creator', '那月亮要偏左，右边给船让路。'],
      ['creator', { picture: 'blue-green-mountains-04' }],
      ['creator', '泥金大概是这个分寸，水面我会压得比这张更暗。'],
      ['client', '就是这个感觉。船灯能不能只有一点，让人找一下才看见？'],
      ['creator', '可以，灯放在水纹断开的地方，眼睛会自己过去。'],
      ['client', '排期上你这个月还有空吗？我们二十五号前要进引擎。'],
      ['creator', '底稿明晚给你，先看构图，定了再上色。'],
      ['creator', '另外定金按老规矩，收到我就备石青，今天空气干，正好研颜料。'],
    ],
  },
  {
    people: ['client', 'tingxue'],
    hoursAgo: 5,
    unread: 1,
    lines: [
      ['client', '听雪老师，想请你画一组角色立绘，撑伞的摆渡人，一男一女。'],
      ['client', { bounty: '船客八人立绘，半身，统一光源' }],
      ['tingxue', '雪还是雨？雨要多画一倍的线，报价不一样，先讲清楚。'],
      ['client', '雨。男的蓑衣，女的油纸伞，都看不清脸。'],
      ['tingxue', { picture: 'umbrella-01' }],
      ['tingxue', '伞面压到这里，下巴以上都藏住，可以吗？'],
      ['client', '可以，手要画清楚，他们靠手认人。'],
      ['tingxue', '这句话好，我记在草稿边上。手的参考你那边有没有？没有我就画我父亲的手。'],
    ],
  },
  {
    people: ['client', 'seapost'],
    hoursAgo: 27,
    unread: 0,
    lines: [
      ['client', '看到你那组夜航的海，颜色都标了日期，想问能不能授权一张做读盘画面？'],
      ['seapost', '能。哪一张？我翻一下航海日志，看是哪片海。'],
      ['seapost', { picture: 'moonlit-sea-02' }],
      ['client', '这张。署名写「海上邮差」还是本名？'],
      ['seapost', '写邮差就行。要原图的话我今晚导一版没压过的给你。'],
      ['client', '太好了，授权书我明天拟好发你看。'],
    ],
  },
  {
    people: ['client', 'squarewave'],
    hoursAgo: 31,
    unread: 0,
    lines: [
      ['squarewave', '渡口主题写了两版，一版四声道，一版把第五个也用了，你听完告诉我留哪版。'],
      ['client', '留四声道那版，船桨入水的声音要能盖过来。'],
      ['squarewave', '懂了，副歌第二遍我把方波撤掉八小节，让给水声。'],
      ['client', '预算这边我再挤一点，别亏着你。'],
    ],
  },
  {
    people: ['client', 'foley_bamboo'],
    hoursAgo: 52,
    unread: 0,
    lines: [
      ['client', '要一段木船靠岸的声音，船旧，岸是石头的。'],
      ['foley_bamboo', '慢靠还是撞上去？绳子要不要？'],
      ['client', '慢靠，最后轻轻顶一下，绳子有一声。'],
      ['foley_bamboo', '那用旧藤椅和搓衣板，明天下午没人装修的时候录。'],
      ['client', '哈哈，辛苦。'],
    ],
  },
  {
    people: ['client', 'anuo_voice'],
    hoursAgo: 75,
    unread: 0,
    lines: [
      ['anuo_voice', '试音录好了，老太太那条我录了两遍，一遍牙齐，一遍缺两颗。'],
      ['client', '缺两颗的那遍，一听就是她。'],
      ['anuo_voice', '好嘞，那正式的也这样录，水壶的台词还是我来？'],
      ['client', '水壶也是你。'],
    ],
  },
  {
    people: ['client', 'admin'],
    hoursAgo: 120,
    unread: 0,
    lines: [
      ['client', '陆编辑，上次那条预算讨论帖的标签能改成「经验」吗？我自己改不了。'],
      ['admin', '改好了。以后编辑帖子的时候点一下标签就能换，不用等我。'],
      ['client', '原来如此，谢谢！'],
    ],
  },
  {
    people: ['nightbus', 'client'],
    hoursAgo: 2.5,
    unread: 2,
    lines: [
      ['nightbus', '你好，冒昧打扰。看了你写的那页需求书，想问你们招不招周末兼职的程序。'],
      ['nightbus', '我做过二维的水面和倒影，可以先发个演示。'],
    ],
  },
  {
    people: ['creator', 'papershadow'],
    hoursAgo: 3,
    unread: 1,
    lines: [
      ['papershadow', '阿砚，青绿的山我想刻成纸雕，层次按你的卷子来，算合作，你看行吗？'],
      ['creator', '行啊，山我来画线稿，你定层数。'],
      ['papershadow', '上次鹿那张叠了十七层，你这个远山多，怕是要过二十。'],
      ['papershadow', { picture: 'paper-cut-02' }],
      ['creator', '远山可以并，第三第四重颜色差得不多，合成一层更透。'],
      ['papershadow', '那我先刻一角打灯试，刻好拍给你。'],
    ],
  },
  {
    people: ['creator', 'laowei'],
    hoursAgo: 22,
    unread: 0,
    lines: [
      ['laowei', '小阿，你那石青是哪家的？我有个学生想学。'],
      ['creator', '魏老师，矿料我在屯溪老街拿的，回来自己研，粗的那号先别急着用。'],
      ['laowei', '好。她眼睛好，手也稳，就是性子急。'],
      ['creator', '让她先研三天颜料，性子自己就慢下来了。'],
      ['laowei', '哈哈，你比我会教。'],
    ],
  },
  {
    people: ['creator', 'guyuezhen'],
    hoursAgo: 21,
    unread: 0,
    lines: [
      ['guyuezhen', '阿砚老师，我是魏老师班上的。石青研到什么样算好？'],
      ['creator', '顾阿姨好，沾一点抹在白瓷上，看不见颗粒在滚就可以了。'],
      ['guyuezhen', '记下来了，晚上就试。孙女说她也要研。'],
    ],
  },
  {
    people: ['creator', 'tianyimu'],
    hoursAgo: 49,
    unread: 0,
    lines: [
      ['tianyimu', '风铃镇想加一个会画画的老头，他屋里挂的画能不能请你画一张小的？'],
      ['creator', '像素里那张画有多大？'],
      ['tianyimu', { picture: 'pixel-rpg-02' }],
      ['tianyimu', '十二乘十八格，哈哈。'],
      ['creator', '那我画张真的，你缩成十二格，算送你的。'],
    ],
  },
  {
    people: ['creator', 'bumian'],
    hoursAgo: 96,
    unread: 0,
    lines: [
      ['bumian', '有个封面的活，要青绿山水打底，我画不了，推给你行吗？'],
      ['creator', '下个月可以，这个月排满了。让对方把邮票大小的样子先想好，你的规矩。'],
      ['bumian', '已经让他想了。'],
    ],
  },
  {
    people: ['mumian', 'creator'],
    hoursAgo: 9,
    unread: 1,
    lines: [
      ['mumian', '阿砚老师您好，想把婺源叠进一个人的侧脸里，能不能借您拍的那几张山的照片做参考？会署名。'],
    ],
  },
];
