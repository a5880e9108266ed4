import { codePosts } from './posts/code.ts';
import { coverPosts } from './posts/covers.ts';
import { gameTownPosts } from './posts/game-towns.ts';
import { inkPosts } from './posts/ink.ts';
import { lightPosts } from './posts/light.ts';
import { nightPosts } from './posts/night.ts';
import { oilPosts } from './posts/oil.ts';
import { paperAndFigurePosts } from './posts/paper-and-figures.ts';
import { pixelPosts } from './posts/pixel.ts';
import type { WrittenPost } from './posts/post.ts';
import { printPosts } from './posts/print.ts';
import { seaAndSpacePosts } from './posts/sea-and-space.ts';
import { solidPosts } from './posts/solid.ts';
import { soundPosts } from './posts/sound.ts';
import { wordPosts } from './posts/words.ts';

export const posts: readonly WrittenPost[] = [
  ...inkPosts,
  ...nightPosts,
  ...seaAndSpacePosts,
  ...oilPosts,
  ...paperAndFigurePosts,
  ...coverPosts,
  ...pixelPosts,
  ...gameTownPosts,
  ...solidPosts,
  ...lightPosts,
  ...printPosts,
  ...soundPosts,
  ...wordPosts,
  ...codePosts,
];
