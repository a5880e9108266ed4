import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { cursor, id, pageQuery } from '../primitives.ts';
import { uploadErrors } from '../uploads/upload.errors.ts';
import { demoErrors, devlogErrors, programErrors, teamErrors } from './program.errors.ts';
import { demoForm, programCreate, programForm, programSave } from './program-forms.schemas.ts';
import { programLimits } from './program-limits.ts';
import {
  programCategories,
  programDemo,
  programDetail,
  programDevlog,
  programDevlogPage,
  programId,
  programMilestone,
  programPage,
  programQuery,
} from './program.schemas.ts';

const choice = z.object({ id: programId() });

export const listPrograms = endpoint({
  method: 'GET',
  path: '/program/index',
  access: 'public',
  summary:
    '项目：stage、engine、genre、discipline（在招的方向）、pay、keyword 筛选，order=active|new|hot 排列；可翻页或用 cursor 接着看',
  query: programQuery.extend({ cursor }),
  output: programPage,
});

export const listProgramCategories = endpoint({
  method: 'GET',
  path: '/program/categories',
  access: 'public',
  summary: '筛选项，各有多少个项目；方向和报酬按在招的职位算',
  output: programCategories,
});

export const getProgram = endpoint({
  method: 'GET',
  path: '/program/detail',
  access: 'public',
  summary: '项目详情：介绍、图片、职位、成员、里程碑、试玩；草稿只有发起人能看',
  query: choice,
  output: programDetail,
  errors: [programErrors.notFound],
});

export const listProgramDevlogs = endpoint({
  method: 'GET',
  path: '/program/devlogs',
  access: 'public',
  summary: '项目的开发日志，最近的在前',
  query: pageQuery(programLimits.devlogsPageSize).extend({ id: programId(), cursor }),
  output: programDevlogPage,
  errors: [programErrors.notFound],
});

export const createProgram = endpoint({
  method: 'POST',
  path: '/program/create',
  access: 'member',
  summary: '建一个项目草稿，什么都可以以后再填',
  body: programCreate,
  output: programForm,
  errors: [programErrors.tooMany],
});

export const getProgramForm = endpoint({
  method: 'GET',
  path: '/program/form',
  access: 'member',
  summary: '编辑自己的项目时的全部内容和版本号',
  query: choice,
  output: programForm,
  errors: [programErrors.notFound],
});

export const saveProgram = endpoint({
  method: 'PUT',
  path: '/program/form/{id}',
  access: 'member',
  summary:
    '保存自己的项目，没带的不变；草稿可以不完整，已发布的必须完整；version 是读到的版本号，别处改过就不保存',
  params: choice,
  body: programSave,
  output: programForm,
  errors: [
    programErrors.notFound,
    programErrors.wrongState,
    programErrors.changedElsewhere,
    programErrors.incomplete,
    programErrors.forbiddenWords,
    programErrors.foreignImage,
    programErrors.foreignGame,
    programErrors.unknownRole,
    programErrors.placesBelowFilled,
    programErrors.unknownMilestone,
    teamErrors.notFound,
  ],
});

export const publishProgram = endpoint({
  method: 'POST',
  path: '/program/publish',
  access: 'member',
  summary: '发布自己的项目；没有选团队的同时建一个',
  body: choice,
  output: programDetail,
  errors: [
    programErrors.notFound,
    programErrors.wrongState,
    programErrors.incomplete,
    programErrors.forbiddenWords,
  ],
});

export const archiveProgram = endpoint({
  method: 'POST',
  path: '/program/archive',
  access: 'member',
  summary: '归档自己的项目：仍可看，不再招人；没有答复的申请和邀请一并结束',
  body: choice,
  output: programDetail,
  errors: [programErrors.notFound, programErrors.wrongState],
});

export const reopenProgram = endpoint({
  method: 'POST',
  path: '/program/reopen',
  access: 'member',
  summary: '重新打开归档的项目',
  body: choice,
  output: programDetail,
  errors: [programErrors.notFound, programErrors.wrongState],
});

export const deleteProgram = endpoint({
  method: 'POST',
  path: '/program/delete',
  access: 'member',
  summary: '删除自己的项目草稿',
  body: choice,
  output: choice,
  errors: [programErrors.notFound, programErrors.wrongState],
});

export const followProgram = endpoint({
  method: 'POST',
  path: '/program/follow',
  access: 'member',
  summary: '关注或不再关注项目，有更新时收到通知；重复调用结果不变',
  body: choice.extend({ following: z.boolean({ error: '请说明关注还是取消' }) }),
  output: z.object({ is_followed: z.boolean(), follower_count: z.int() }),
  errors: [programErrors.notFound, programErrors.refused],
});

export const markMilestone = endpoint({
  method: 'POST',
  path: '/program/milestone',
  access: 'member',
  summary: '标记自己项目的里程碑完成或未完成',
  body: z.object({ milestone_id: id('无效的里程碑ID'), done: z.boolean({ error: '请说明是否完成' }) }),
  output: programMilestone,
  errors: [programErrors.unknownMilestone, programErrors.wrongState],
});

export const addDevlog = endpoint({
  method: 'POST',
  path: '/program/addDevlog',
  access: 'member',
  summary: '把自己的一篇帖子放进项目的开发日志；成员都可以，重复放结果不变',
  body: choice.extend({ post_id: id('无效的帖子ID') }),
  output: programDevlog,
  errors: [programErrors.notFound, programErrors.wrongState, devlogErrors.postUnknown, devlogErrors.tooMany],
});

export const removeDevlog = endpoint({
  method: 'POST',
  path: '/program/removeDevlog',
  access: 'member',
  summary: '从开发日志里拿掉一篇，帖子还在；作者和发起人可以',
  body: choice.extend({ post_id: id('无效的帖子ID') }),
  output: z.object({ devlog_count: z.int() }),
  errors: [programErrors.notFound, devlogErrors.notFound],
});

export const setDemo = endpoint({
  method: 'POST',
  path: '/program/setDemo',
  access: 'member',
  summary:
    '放上试玩，换掉原来的：upload_id 是 /upload/begin（purpose=demo）、piece、finish 传完的文件；play 要 zip，最外层有 index.html',
  body: demoForm,
  output: programDemo,
  errors: [
    programErrors.notFound,
    programErrors.wrongState,
    demoErrors.foreignFile,
    demoErrors.notArchive,
    demoErrors.noEntry,
    demoErrors.escapingArchive,
    demoErrors.archiveBomb,
    demoErrors.tooLarge,
    uploadErrors.storageFull,
  ],
});

export const removeDemo = endpoint({
  method: 'POST',
  path: '/program/removeDemo',
  access: 'member',
  summary: '撤下自己项目的试玩',
  body: choice,
  output: choice,
  errors: [programErrors.notFound, demoErrors.notFound],
});

export const playDemo = endpoint({
  method: 'POST',
  path: '/program/playDemo',
  access: 'public',
  summary: '开始网页试玩：计一次游玩（每人每天一次），返回要放进框里的地址',
  body: choice,
  /** For a frame with `sandbox="allow-scripts"` and nothing more. */
  output: z.object({ url: z.string(), play_count: z.int() }),
  errors: [demoErrors.notFound, demoErrors.notPlayable],
});

export const downloadDemo = endpoint({
  method: 'POST',
  path: '/program/downloadDemo',
  access: 'member',
  summary: '下载试玩：返回只给自己用、很快过期的地址',
  body: choice,
  output: z.object({ url: z.string(), name: z.string(), size: z.int(), sha256: z.string() }),
  errors: [demoErrors.notFound, demoErrors.notDownloadable],
});

export const likeDemo = endpoint({
  method: 'POST',
  path: '/program/likeDemo',
  access: 'member',
  summary: '赞试玩或取消；每人一个，重复调用结果不变',
  body: choice.extend({ liked: z.boolean({ error: '请说明赞还是取消' }) }),
  output: z.object({ is_liked: z.boolean(), like_count: z.int() }),
  errors: [demoErrors.notFound, programErrors.refused],
});
