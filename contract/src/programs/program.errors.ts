import { declareError } from '../errors.ts';
import { programLimits } from './program-limits.ts';

/** Drafts of others, removed projects and projects that never were look the same. */
export const programErrors = {
  notFound: declareError('program.not_found', 2850, '项目不存在或已删除'),
  wrongState: declareError(
    'program.wrong_state',
    2851,
    '项目当前的状态不能进行此操作',
    200,
    '项目{status}，不能进行此操作',
  ),
  incomplete: declareError('program.incomplete', 2852, '还有内容没有填写', 200, '发布前还需要：{missing}'),
  changedElsewhere: declareError('program.changed_elsewhere', 2853, '项目已经在别处改过了，请重新载入后再改'),
  foreignImage: declareError('program.foreign_image', 2854, '图片地址不正确，请先上传自己的图片'),
  tooMany: declareError('program.too_many', 2855, `最多只能建${programLimits.projectsMost}个项目`),
  foreignGame: declareError('program.foreign_game', 2856, '只能关联自己已发布的游戏'),
  forbiddenWords: declareError(
    'program.forbidden_words',
    2857,
    '内容里有不能发布的词，请修改后再试',
    200,
    '内容里有不能发布的词：{words}',
  ),
  unknownRole: declareError('program.unknown_role', 2858, '职位已经变动，请重新载入后再改'),
  placesBelowFilled: declareError(
    'program.places_below_filled',
    2859,
    '名额不能少于已加入的人数',
    200,
    '「{role}」已有{filled}人加入，名额不能更少',
  ),
  unknownMilestone: declareError('program.unknown_milestone', 2860, '里程碑不存在，请重新载入'),
  refused: declareError('program.refused', 2861, '对方暂时不接受你的互动'),
} as const;

export const roleErrors = {
  notFound: declareError('program_role.not_found', 2862, '职位不存在或已不再招人'),
  full: declareError('program_role.full', 2863, '这个职位的名额已经满了'),
} as const;

export const roleApplicationErrors = {
  own: declareError('program_application.own', 2864, '不能申请自己的项目'),
  repeated: declareError('program_application.repeated', 2865, '你已经申请过这个职位，等对方答复'),
  alreadyMember: declareError('program_application.already_member', 2866, '已经是这个项目的成员了'),
  notFound: declareError('program_application.not_found', 2867, '申请不存在'),
  wrongState: declareError(
    'program_application.wrong_state',
    2868,
    '申请当前的状态不能进行此操作',
    200,
    '申请{status}，不能进行此操作',
  ),
  workUnknown: declareError('program_application.work_unknown', 2869, '只能附上自己公开的作品，请重新选择'),
} as const;

export const memberErrors = {
  notFound: declareError('program_member.not_found', 2870, '对方不是这个项目的成员'),
  ownerStays: declareError('program_member.owner_stays', 2871, '发起人要先把项目交给别人，才能离开'),
  tooMany: declareError('program_member.too_many', 2872, `一个项目最多${programLimits.membersMost}人`),
} as const;

export const invitationErrors = {
  notFound: declareError('program_invitation.not_found', 2873, '邀请不存在'),
  wrongState: declareError(
    'program_invitation.wrong_state',
    2874,
    '邀请已经有结果了',
    200,
    '邀请{status}，不能进行此操作',
  ),
  repeated: declareError('program_invitation.repeated', 2875, '已经邀请过对方，等对方答复'),
  ofOneself: declareError('program_invitation.of_oneself', 2876, '不用邀请自己'),
  userNotFound: declareError('program_invitation.user_not_found', 2877, '用户不存在'),
  tooMany: declareError(
    'program_invitation.too_many',
    2878,
    `同时最多发出${programLimits.invitationsMost}份邀请`,
  ),
} as const;

export const handoverErrors = {
  notFound: declareError('program_handover.not_found', 2879, '转交不存在或已经有结果'),
  pending: declareError('program_handover.pending', 2880, '已经在转交给别人，可以先取消'),
} as const;

export const teamErrors = {
  notFound: declareError('program_team.not_found', 2881, '团队不存在'),
  tooMany: declareError('program_team.too_many', 2882, `最多只能建${programLimits.teamsMost}个团队`),
} as const;

export const devlogErrors = {
  postUnknown: declareError('program_devlog.post_unknown', 2883, '只能选自己发布的帖子'),
  notFound: declareError('program_devlog.not_found', 2884, '日志不存在'),
  tooMany: declareError('program_devlog.too_many', 2885, `一个项目最多${programLimits.devlogsMost}篇日志`),
} as const;

export const demoErrors = {
  notFound: declareError('program_demo.not_found', 2886, '试玩不存在或已撤下'),
  foreignFile: declareError('program_demo.foreign_file', 2887, '文件不存在或已过期，请重新上传'),
  notArchive: declareError('program_demo.not_archive', 2888, '网页试玩只能是 zip 压缩包，请重新打包后再上传'),
  noEntry: declareError('program_demo.no_entry', 2889, '压缩包的最外层没有 index.html'),
  escapingArchive: declareError(
    'program_demo.escaping_archive',
    2890,
    '压缩包里有越出目录的路径，请重新打包后再上传',
  ),
  archiveBomb: declareError('program_demo.archive_bomb', 2891, '压缩包解开后过大，请精简后再上传'),
  tooLarge: declareError('program_demo.too_large', 2892, '文件大小不能超过100MB'),
  notPlayable: declareError('program_demo.not_playable', 2893, '这个试玩要下载后才能玩'),
  notDownloadable: declareError('program_demo.not_downloadable', 2894, '这个试玩直接在网页里玩'),
} as const;
