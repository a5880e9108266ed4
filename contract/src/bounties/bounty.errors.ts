import { declareError } from '../errors.ts';
import { bountyLimits } from './bounty-limits.ts';

export const bountyErrors = {
  notFound: declareError('bounty.not_found', 2001, '约稿不存在或已删除'),
  foreignImage: declareError('bounty.foreign_image', 2002, '图片地址不正确，请先上传自己的图片'),
  imageTooLarge: declareError('bounty.image_too_large', 2003, '文件大小不能超过5MB'),
  deadlinePast: declareError('bounty.deadline_past', 2004, '截稿日期不能早于今天'),
  deadlineNotLater: declareError('bounty.deadline_not_later', 2005, '新的截稿日期要晚于现在的截稿日期'),
  budgetOrder: declareError('bounty.budget_order', 2006, '最低预算不能高于最高预算'),
  locked: declareError('bounty.locked', 2007, '已有人应征，预算、描述和截稿日期不能再改，可以补充说明'),
  liveOrders: declareError('bounty.live_orders', 2008, '该约稿有进行中的订单，不能删除'),
  wrongState: declareError(
    'bounty.wrong_state',
    2009,
    '约稿当前的状态不能进行此操作',
    200,
    '约稿{status}，不能进行此操作',
  ),
  tooManyNotes: declareError('bounty.too_many_notes', 2010, `补充说明最多${bountyLimits.maxNotes}条`),
  inviteSelf: declareError('bounty.invite_self', 2011, '不能邀请自己'),
  inviteRepeated: declareError('bounty.invite_repeated', 2012, '已经邀请过这位创作者'),
  inviteApplied: declareError('bounty.invite_applied', 2013, '这位创作者已经应征'),
  tooManyInvites: declareError(
    'bounty.too_many_invites',
    2014,
    `一个约稿最多邀请${bountyLimits.invitesPerBounty}位创作者`,
  ),
} as const;
