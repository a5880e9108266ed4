/** In half of the seeded posts. */
export const COMMON_WORD = '游戏';
/** Pairs of these, one pair in each post, so that a pair is in about one post of a thousand. */
const rareCharacters = '鹤鲸枫澜砚笺篁榫棹霁岚汀蓼荻鸢狐麓崖渡隘栈坞堇薇蘅樨檀楠桦槭苔藓'.split('');
export const RARE_WORD = '鲸岚';
/** More than a server would remember the answers of. */
export const rareWords = (): string[] =>
  rareCharacters.flatMap((one) =>
    rareCharacters.flatMap((other) => [`${one}${other}`, `${one}${other} 编号`, `${other}${one} Unity`]),
  );

const openings = [
  '今天把主角的待机动画重新画了一遍',
  '这一版的配色终于顺眼了',
  '关卡的第三段一直过不去测试',
  '给朋友的专辑画封面',
  '用手绘板练了两个小时速写',
  '旧项目的代码翻出来重构',
  '参加了周末的四十八小时挑战',
  '把背景音乐换成了弦乐四重奏',
];
const middles = [
  '光从左边来，阴影压得更低一些',
  '碰撞盒比贴图小两个像素手感会好很多',
  '先铺大色块再收细节，不要一上来就勾线',
  '鼓组压得太满，人声出不来',
  '存档放在本地，联机的部分以后再说',
  '客户希望角色再活泼一点，于是改了发型和眼神',
  '镜头拉远以后城市的轮廓才好看',
  '文案改了六稿，最后还是用了第一稿',
  '粒子效果在旧手机上掉帧，只好减半',
  '线稿用了两种粗细，远处的淡一些',
];
const endings = [
  '欢迎提意见，哪里不舒服都可以说',
  '源文件放在评论区，随便拿去改',
  '下周继续更新，想看过程的可以关注',
  '第一次发，请多包涵',
  '有没有同城的朋友一起做',
];
const plain = ['插画', '配乐', '动画', '原画'];

const list = (words: readonly string[]) => `array[${words.map((word) => `'${word}'`).join(', ')}]`;
/** One of the words, another one for each n and salt, the same every time. */
const pick = (words: readonly string[], salt: number) =>
  `(${list(words)})[1 + mod(abs(hashint8(n * 31 + ${salt})), ${words.length})]`;

const rarePair = `${pick(rareCharacters, 1)} || ${pick(rareCharacters, 2)}`;
/** SQL that gives `title` and `words` for a number n: about 150 characters each. */
export const seedTexts = `
  select '种子帖子 ' || n || ' ' || ${pick(plain, 3)} || case when n % 20 = 0 then '${COMMON_WORD}' else '' end as title,
    ${pick(openings, 4)} || '。' || case when n % 2 = 0 then '这个${COMMON_WORD}做了三个月，' else '画了三个月，' end
      || ${pick(middles, 5)} || '；' || ${pick(middles, 6)} || '。' || ${pick(middles, 7)} || '，编号' || n || '，名字叫'
      || ${rarePair} || '。' || ${pick(middles, 8)} || '。Unity' || ' ' || n % 7 || '，' || ${pick(openings, 9)} || '。'
      || ${pick(endings, 10)} || '。' as words`;
