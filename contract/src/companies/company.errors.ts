import { declareError } from '../errors.ts';

export const companyErrors = {
  notFound: declareError('company.not_found', 2670, '还没有企业'),
  notOwner: declareError('company.not_owner', 2671, '只有所有者可以这样做'),
  alreadyMember: declareError('company.already_member', 2672, '已经是成员了'),
  elsewhere: declareError('company.elsewhere', 2673, '一个人只能属于一个企业，请先退出现在的'),
  tooMany: declareError('company.too_many', 2674, '成员和邀请最多50个'),
  noInvitation: declareError('company.no_invitation', 2675, '邀请不存在或已撤回'),
  notMember: declareError('company.not_member', 2676, '不是这个企业的成员'),
  ownerStays: declareError('company.owner_stays', 2677, '所有者不能退出，请先移除成员并解散'),
  hasMembers: declareError('company.has_members', 2678, '还有成员，请先移除后再解散'),
  noPerson: declareError('company.no_person', 2679, '没有找到这个人，请填用户名，或没有重名的昵称'),
  licenceTaken: declareError('company.licence_taken', 2680, '这个统一社会信用代码已被使用'),
  apart: declareError('company.apart', 2681, '你和对方之间有拉黑，不能邀请'),
} as const;
