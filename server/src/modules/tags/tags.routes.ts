import * as endpoints from '@zaojie/contract/tags/tag.endpoints';
import { bind } from '../../frame/action.ts';
import { getTag } from './get-tag.ts';
import { listTags } from './list-tags.ts';
import { toggleFollowTag } from './toggle-follow-tag.ts';

export const tagRoutes = [
  bind(endpoints.listTags, listTags),
  bind(endpoints.getTag, getTag),
  bind(endpoints.toggleFollowTag, toggleFollowTag, { pace: 'follow' }),
];
