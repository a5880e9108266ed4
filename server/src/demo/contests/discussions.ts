export type DemoDiscussion = { by: string; hoursAgo: number; title: string; lines: readonly string[] };

/** What people say about the events, by their titles: posts that bear the event's tag. */
export const discussions: Readonly<Record<string, readonly DemoDiscussion[]>> = {
  '极光以下：48 小时插画赛': [
    {
      by: 'tingxue',
      hoursAgo: 78,
      title: '48 小时里睡几个小时合适',
      lines: [
        '去年一个类似的比赛我一口气画了三十个小时，最后六个小时全在改自己画坏的地方。',
        '这次打算第一晚只定构图，睡满六小时再铺色。你们怎么分的？',
      ],
    },
    {
      by: 'yezhishi',
      hoursAgo: 41,
      title: '先把笔刷收拾好，题目公布以后就不折腾了',
      lines: [
        '旧稿不能用，笔刷可以。我只留了五支：两支铺大色，一支收边，一支做噪点，一支画星点。',
        '画布也先建好了，长边 3600，免得最后发现不够大。',
      ],
    },
    {
      by: 'maixiaosui',
      hoursAgo: 26,
      title: '第一次参加这种限时赛，有点怕交不出来',
      lines: ['报名的时候手一抖点了“一个人”。听说过程截图也算分，那我就边画边截，至少这一项能拿到。'],
    },
  ],
  十天做一个小镇: [
    {
      by: 'skeleton_a',
      hoursAgo: 52,
      title: '“欠着的东西”可以是时间吗',
      lines: [
        '我们队在想：镇上每个人都欠别人一个下午。还的方式是替他过完那个下午。',
        '怕做大，先把镇子砍到六间房子。',
      ],
    },
    {
      by: 'packetloss',
      hoursAgo: 30,
      title: '十天够不够写存档',
      lines: [
        '够。只存事件，不存状态，读档时重放一遍。小镇不大，重放用不了一帧。回头我把这段写成小工具发出来。',
      ],
    },
  ],
  '一镜到底：三分钟微电影': [
    {
      by: 'humian_anim',
      hoursAgo: 60,
      title: '动画怎么证明是一镜到底',
      lines: [
        '有人来问。分镜里把机位的路线画出来就行，不用逐帧解释。',
        '转场不能靠黑屏盖过去，穿过一扇门是可以的。',
      ],
    },
    {
      by: 'anuo_voice',
      hoursAgo: 33,
      title: '脚步声是倒着录的',
      lines: ['先把路线走一遍录下来，再按节奏去画面里找落脚点，比后期对口型一样对脚步省事多了。'],
    },
  ],
  雨后第一张海报: [
    {
      by: 'laowei',
      hoursAgo: 47,
      title: '投票投到第十五张，说几句',
      lines: [
        '看得出大家都在处理“湿”的质感，有三张让我想伸手去摸。',
        '字排得满的那几张，我都退后两步再看了一遍，能留住人的还是留白那张。',
      ],
    },
    {
      by: 'papershadow',
      hoursAgo: 29,
      title: '评分的时候别忘了看小图',
      lines: ['海报最后是贴在墙上的，隔着一条街。我每张都先缩到拇指大看一眼，再放大打分。'],
    },
  ],
  给一句台词配乐: [
    {
      by: 'foley_bamboo',
      hoursAgo: 88,
      title: '交完了，说说那句台词为什么难',
      lines: ['一句话九个字，留给音乐的只有换气那一下。最后我只用了一件乐器，剩下的全是房间的声音。'],
    },
  ],
};
