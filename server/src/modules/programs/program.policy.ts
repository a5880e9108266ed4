import type { ProgramCan } from '@zaojie/contract/programs/program.schemas';
import type { Viewer } from '../../frame/context.ts';
import { movesFor } from '../../frame/state-machine/decide.ts';
import { plainTextOf } from '../../platform/rich-text/sanitise.ts';
import type { LockedProgram, ProgramText } from './program.queries.ts';
import { programTable, type ProgramRoleName, type ProgramSubject } from './program.rules.ts';

type Asking = Pick<Viewer, 'userId' | 'role'> | null;

export function roleOf(viewer: Asking, ownerId: number, isMember = false): ProgramRoleName {
  if (viewer?.userId === ownerId) return 'owner';
  if (viewer !== null && isMember) return 'member';
  return viewer?.role === 'admin' ? 'moderator' : 'other';
}

type Shown = Pick<ProgramText, 'title' | 'summary' | 'pitch' | 'engine' | 'genre_mask' | 'cover'>;

/** What a page of a project can't do without, in the words of the form. */
export function missingOf(program: Shown): string[] {
  return [
    ...(program.title === '' ? ['项目名称'] : []),
    ...(program.summary === '' ? ['一句话介绍'] : []),
    ...(plainTextOf(program.pitch, 1) === '' ? ['项目介绍'] : []),
    ...(program.cover === null ? ['封面'] : []),
    ...(program.genre_mask === 0 ? ['类型'] : []),
    ...(program.engine === null ? ['引擎'] : []),
  ];
}

const PITCH_CHARACTERS = 50_000;

/** What of a project's own words is read in public. */
export const publicWordsOf = ({ title, summary, pitch }: Pick<Shown, 'title' | 'summary' | 'pitch'>) => [
  title,
  summary,
  plainTextOf(pitch, PITCH_CHARACTERS),
];

export function subjectOf(
  program: Shown & Pick<LockedProgram, 'status'>,
  foundWords: readonly string[],
): ProgramSubject {
  return {
    state: program.status,
    isComplete: missingOf(program).length === 0,
    hasWatchedWords: foundWords.length > 0,
  };
}

/** Drafts are their owner's; what was removed can still be read by its owner and by who removes. */
export function canSee(viewer: Viewer | null, program: Pick<LockedProgram, 'status' | 'user_id'>): boolean {
  if (program.status === 'published' || program.status === 'archived') return true;
  const role = roleOf(viewer, program.user_id);
  return role === 'owner' || (role === 'moderator' && program.status === 'removed');
}

type Seen = Shown & Pick<LockedProgram, 'status'>;

/** Moves of the owner; what the words hold is told when it is tried. */
export function ownerCan(
  program: Seen,
): Pick<ProgramCan, 'edit' | 'publish' | 'archive' | 'reopen' | 'delete' | 'set_demo'> {
  const moves = new Set(movesFor(programTable, subjectOf(program, []), 'owner'));
  const canEdit = moves.has('edit');
  return {
    edit: canEdit,
    publish: moves.has('publish'),
    archive: moves.has('archive'),
    reopen: moves.has('reopen'),
    delete: moves.has('delete'),
    set_demo: canEdit,
  };
}

const NOT_THE_OWNER = {
  edit: false,
  publish: false,
  archive: false,
  reopen: false,
  delete: false,
  set_demo: false,
};

type DetailFacts = Seen & {
  user_id: number;
  is_member: boolean;
  has_owner_blocked_viewer: boolean;
  has_handover: boolean;
  has_demo: boolean;
};

/** Visitors see buttons too: pressing one leads to the login page. */
export function programCanOf(program: DetailFacts, viewer: Viewer | null): ProgramCan {
  const role = roleOf(viewer, program.user_id, program.is_member);
  const isOwner = role === 'owner';
  const isPublished = program.status === 'published';
  const isPublic = isPublished || program.status === 'archived';
  const isWelcome = isPublic && !program.has_owner_blocked_viewer;
  return {
    ...(isOwner ? ownerCan(program) : NOT_THE_OWNER),
    follow: isWelcome && !isOwner,
    invite: isOwner && isPublished,
    leave: role === 'member',
    add_devlog: (isOwner || role === 'member') && isPublished,
    hand_over: isOwner && isPublic && !program.has_handover,
    report: !isOwner && isPublic,
    like_demo: isWelcome && program.has_demo,
  };
}
