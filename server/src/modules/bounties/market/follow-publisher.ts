import type {
  followPublisher as followEndpoint,
  unfollowPublisher as unfollowEndpoint,
} from '@zaojie/contract/bounties/bounty.endpoints';
import { Answer, type Action } from '../../../frame/action.ts';
import { setFollow } from '../../users/index.ts';

export const followPublisher: Action<typeof followEndpoint> = async (context, { body }) =>
  new Answer('已关注', await setFollow(context, body.creator_id, 'follow'));

export const unfollowPublisher: Action<typeof unfollowEndpoint> = async (context, { body }) =>
  new Answer('已取消关注', await setFollow(context, body.creator_id, 'unfollow'));
