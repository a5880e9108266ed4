import type { DemoGame } from './games/game.ts';
import { largeGames } from './games/large-games.ts';
import { newGames } from './games/new-games.ts';
import { pixelGames } from './games/pixel-games.ts';
import { townGames } from './games/town-games.ts';

/** Twenty-four in the store, one that waits for an administrator, one draft. */
export const games: readonly DemoGame[] = [...pixelGames, ...townGames, ...largeGames, ...newGames];

/** What people say of a game when they say little, by their stars. */
export const briefly: Readonly<Record<number, readonly string[]>> = {
  1: ['不太对我的口味，退坑了。', '跑不起来，换了两台电脑都一样。'],
  2: ['开头不错，后面没跟上。', '存档丢过一次，心凉。', '按键有点飘，等更新。'],
  3: [
    '中规中矩，折扣的时候可以看看。',
    '画面好，玩法还差一口气。',
    '一个人玩有点闷，两个人刚好。',
    '短了点，想要更多关。',
  ],
  4: [
    '比想象的耐玩，周末都搭进去了。',
    '音乐加分，循环了一下午。',
    '小毛病有，但做的人在认真改。',
    '上手十分钟就懂，懂了以后停不下来。',
    '截图多好看，玩起来就多好看。',
    '细节很多，第二遍才看见。',
    '难度刚好，死得明明白白。',
    '希望能出手柄的震动。',
  ],
  5: [
    '一口气玩完，又开了一遍。',
    '推荐给同事，同事推荐给了他的同事。',
    '好久没有为一款小游戏熬夜了。',
    '结尾那一下，我坐着没动。',
    '每一处都看得出是一个人慢慢磨出来的。',
    '没有一句废话，也没有一关是凑数的。',
    '孩子抢着玩，我只好等他睡。',
    '值这个价，做的人该多收一点。',
    '画面一出来就知道不用看评测了。',
    '玩的时候忘了看表。',
    '更新很勤，提的问题隔天就改了。',
    '配色我截了十几张图当参考。',
  ],
};

/** Who keeps some money for games in the wallet, and how much in yuan. */
export const gameBudgets: Readonly<Record<string, number>> = {
  wanxing: 600,
  mumian: 520,
  jupi_tools: 640,
  squarewave: 560,
  qindu: 480,
  sodaball: 720,
  yunyin: 440,
  peibugui: 600,
  nightwatch: 520,
  maixiaosui: 400,
};

/** What the visitor who tries the client's account finds in 我的游戏; the last can still be given back. */
export const ownedByClient: readonly { title: string; hoursAgo: number; isDownloaded?: true }[] = [
  { title: '风铃镇物语', hoursAgo: 42 * 24, isDownloaded: true },
  { title: '云上小镇', hoursAgo: 30 * 24, isDownloaded: true },
  { title: '暮光浮岛', hoursAgo: 20 * 24, isDownloaded: true },
  { title: '鲸背上的家', hoursAgo: 12 * 24, isDownloaded: true },
  { title: '山海牌', hoursAgo: 0.5 },
];
