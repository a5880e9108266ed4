import { programLimits } from '@zaojie/contract/programs/program-limits';
import type {
  ProgramDiscipline,
  ProgramEngine,
  ProgramPay,
  ProgramStage,
} from '@zaojie/contract/programs/program-words';
import type { ProgramForm } from '@zaojie/contract/programs/program-forms.schemas';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';

/** A role as its row in the form has it; `key` is its own from when it was added. */
export type RoleDraft = {
  key: string;
  id: number | null;
  name: string;
  discipline: ProgramDiscipline;
  requirements: string;
  pay: ProgramPay;
  payWords: string;
  places: number;
  /** How many have joined, and how many wait for an answer. */
  filled: number;
  waiting: number;
};

export type MilestoneDraft = {
  key: string;
  id: number | null;
  title: string;
  note: string;
  dueOn: string | null;
  done: boolean;
};

export type ProjectDraft = {
  title: string;
  summary: string;
  pitch: string;
  stage: ProgramStage;
  engine: ProgramEngine | null;
  genres: readonly number[];
  roles: readonly RoleDraft[];
  milestones: readonly MilestoneDraft[];
  teamId: number | null;
  gameId: number | null;
};

export type DraftPictures = { cover: readonly Picture[]; media: readonly Picture[] };

export function draftOf(form: ProgramForm): ProjectDraft {
  return {
    title: form.title,
    summary: form.summary,
    pitch: form.pitch,
    stage: form.stage,
    engine: form.engine,
    genres: form.genre_ids,
    roles: form.roles.map(({ pay_words: payWords, ...role }) => ({
      ...role,
      payWords,
      key: `role-${role.id}`,
    })),
    milestones: form.milestones.map(({ id, title, note, due_on: dueOn, done }) => ({
      key: `milestone-${id}`,
      id,
      title,
      note,
      dueOn,
      done,
    })),
    teamId: form.team_id,
    gameId: form.game_id,
  };
}

export const picturesOf = ({ cover, media }: ProgramForm): DraftPictures => ({
  cover: cover === null ? [] : [cover],
  media,
});

export const blankRole = (key: string): RoleDraft => ({
  key,
  id: null,
  name: '',
  discipline: 'programming',
  requirements: '',
  pay: 'share',
  payWords: '',
  places: 1,
  filled: 0,
  waiting: 0,
});

export const blankMilestone = (key: string): MilestoneDraft => ({
  key,
  id: null,
  title: '',
  note: '',
  dueOn: null,
  done: false,
});

/** A row that was added and not begun isn't sent. */
const isBegun = ({ id, title }: MilestoneDraft) => id !== null || title.trim() !== '';
export const sentMilestones = (milestones: readonly MilestoneDraft[]) => milestones.filter(isBegun);

/** What the server is sent, without the version. */
export function bodyOf(draft: ProjectDraft, { cover, media }: DraftPictures) {
  return {
    title: draft.title.trim(),
    summary: draft.summary.trim(),
    pitch: draft.pitch,
    stage: draft.stage,
    engine: draft.engine,
    genre_ids: [...draft.genres],
    cover: cover[0]?.url ?? '',
    media: media.map(({ url }) => url),
    roles: draft.roles.map(({ id, name, discipline, requirements, pay, payWords, places }) => ({
      id,
      name: name.trim(),
      discipline,
      requirements: requirements.trim(),
      pay,
      pay_words: payWords.trim(),
      places,
    })),
    milestones: sentMilestones(draft.milestones).map(({ id, title, note, dueOn, done }) => ({
      id,
      title: title.trim(),
      note: note.trim(),
      due_on: dueOn,
      done,
    })),
    team_id: draft.teamId,
    game_id: draft.gameId,
  };
}
export type ProjectBody = ReturnType<typeof bodyOf>;

/** How many fields differ. */
export function countChanges(now: ProjectBody, saved: ProjectBody): number {
  const names = Object.keys(now) as (keyof ProjectBody)[];
  return names.filter((name) => JSON.stringify(now[name]) !== JSON.stringify(saved[name])).length;
}

type Kept = { id: number };

/** Rows that the server has just given an id keep their place and what was typed since. */
export function withIds<Row extends { key: string; id: number | null }>(
  rows: readonly Row[],
  sentKeys: readonly string[],
  kept: readonly Kept[],
): Row[] {
  return rows.map((row) => {
    const id = kept[sentKeys.indexOf(row.key)]?.id;
    return row.id === null && id !== undefined ? { ...row, id } : row;
  });
}

export type DraftIssues = Partial<Record<'milestones' | 'roles' | 'genres', string>>;

/** What keeps even a draft from being kept; lengths are held by the fields themselves. */
export function issuesOf(draft: ProjectDraft): DraftIssues {
  const { genresMax, rolesMax, milestonesMax } = programLimits;
  const cramped = draft.roles.find(({ places, filled }) => places < filled);
  return {
    ...(draft.genres.length > genresMax && { genres: `类型最多选${genresMax}个` }),
    ...(draft.roles.length > rolesMax && { roles: `最多${rolesMax}个职位` }),
    ...(cramped && { roles: `已有${cramped.filled}人加入，名额不能更少` }),
    ...(draft.milestones.length > milestonesMax && { milestones: `最多${milestonesMax}个里程碑` }),
    ...(draft.milestones.some(({ id, title }) => id !== null && title.trim() === '') && {
      milestones: '请填写里程碑，不要的可以去掉',
    }),
  };
}
