import { limits } from '@zaojie/contract/limits';
import { listDemoPictures } from '../pictures/demo-files.ts';
import { fileOf, type Shot } from '../pictures/shot.ts';
import { posts } from '../posts.ts';
import { storefronts } from '../storefronts.ts';

export type PlannedWork = {
  author: string;
  title: string;
  tags: readonly string[];
  shot: Shot;
  /** By its title. */
  post: string;
  isHidden: boolean;
};

/** Their own pictures, whole, each with the post that shows it first. */
export function planWorks(): PlannedWork[] {
  const titles = new Map(listDemoPictures().map((picture) => [picture.file, picture.title]));
  return storefronts.flatMap(({ username }) => {
    const shown = posts
      .filter((post) => post.author === username)
      .flatMap((post) => (post.shots ?? []).map((shot) => ({ post, shot })));
    const whole = shown.filter(({ shot }) => typeof shot === 'string');
    const detail =
      username === 'creator' ? shown.filter(({ shot }) => typeof shot !== 'string').slice(0, 1) : [];
    const first = new Map([...whole, ...detail].toReversed().map((one) => [JSON.stringify(one.shot), one]));
    const planned = [...first.values()].map(({ post, shot }): PlannedWork => {
      const isWhole = typeof shot === 'string';
      const title = titles.get(fileOf(shot)) ?? post.title;
      return {
        author: username,
        title: isWhole ? title : `${title}（局部）`,
        tags: post.tags.slice(0, limits.work.tagsMax),
        shot,
        post: post.title,
        isHidden: !isWhole,
      };
    });
    return planned.toSorted((one, other) => Number(one.isHidden) - Number(other.isHidden));
  });
}
