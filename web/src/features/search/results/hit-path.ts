import type { SearchHit, SearchType } from '@zaojie/contract/search/search.schemas';

const PLACES: Readonly<Record<SearchType, string>> = {
  post: '/post/',
  user: '/user/',
  game: '/games/',
  asset: '/assets/',
  tag: '/tag/',
  circle: '/circle/',
  bounty: '/commission?bounty=',
  activity: '/events/',
  project: '/program/project/',
};

/** Where a result leads. The name of a tag or circle travels along, for the title of its page. */
export function hitPath({ type, id, name }: Pick<SearchHit, 'type' | 'id' | 'name'>): string {
  const isTopic = type === 'tag' || type === 'circle';
  return `${PLACES[type]}${id}${isTopic && name ? `?name=${encodeURIComponent(name)}` : ''}`;
}
