import type { getWall as endpoint } from '@zaojie/contract/home/home.endpoints';
import type { Action } from '../../frame/action.ts';
import type { LabelRow } from '../posts/index.ts';
import { loadHome, sizes } from './home-lists.ts';
import { showToViewer } from './show-to-viewer.ts';

function withPicture({ id, title, user_id, nickname, cover_image, cover }: LabelRow) {
  if (cover === null || cover_image === '') return [];
  const { width, height, blur, widths } = cover;
  const picture = { url: cover_image, width, height, blur, widths };
  return [{ post_id: id, title, user_id, nickname, picture }];
}

type Work = ReturnType<typeof withPicture>[number];

/** Tall and wide ones by turns while there are both: works of one shape make a dull wall. */
function byTurns(works: readonly Work[]): Work[] {
  const isTall = ({ picture }: Work) => picture.height > picture.width;
  const [tall, wide] = [works.filter(isTall), works.filter((work) => !isTall(work))];
  return works.flatMap((_, place) => [tall[place], wide[place]]).filter((work) => work !== undefined);
}

/** Everybody's liveliest work first, so that no one fills the wall; then what else there is. */
export const getWall: Action<typeof endpoint> = async (context) => {
  const kept = await loadHome(context.db);
  const { posts } = await showToViewer(context, { posts: kept.posts, comments: [], creators: [] });
  const works = posts.flatMap(withPicture);
  const firstOf = new Map(works.toReversed().map((work) => [work.user_id, work]));
  const isFirst = (work: Work) => firstOf.get(work.user_id) === work;
  const order = [...byTurns(works.filter(isFirst)), ...byTurns(works.filter((work) => !isFirst(work)))];
  return { works: order.slice(0, sizes.wall), stats: kept.stats };
};
