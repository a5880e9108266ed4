import type {
  createProgram as createEndpoint,
  getProgramForm as formEndpoint,
  saveProgram as saveEndpoint,
} from '@zaojie/contract/programs/program.endpoints';
import type { ProgramCreate, ProgramSave } from '@zaojie/contract/programs/program-forms.schemas';
import { programLimits } from '@zaojie/contract/programs/program-limits';
import { programErrors, teamErrors } from '@zaojie/contract/programs/program.errors';
import type { Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { InvalidInput, Refusal } from '../../../frame/refusal.ts';
import { imagesOf, sanitiseRichText } from '../../../platform/rich-text/sanitise.ts';
import { RichTextRefused } from '../../../platform/rich-text/rich-text-refused.ts';
import { isOwnPublishedGame } from '../../games/index.ts';
import { useUploads, type UploadFacts } from '../../uploads/index.ts';
import { lockUsers } from '../../users/index.ts';
import { genreMask } from '../masks.rules.ts';
import {
  countProgramsOf,
  insertProgram,
  refreshOpenings,
  updateProgram,
  type LockedProgram,
  type ProgramText,
} from '../program.queries.ts';
import { isOwnTeam } from '../teams/team.queries.ts';
import { getFormView } from './form.view.ts';
import { lockOwnProgram, moveProgram } from './move-program.ts';
import { asPicture, claimPictures, usedBy } from './program-files.ts';
import { writeMilestones } from './write-milestones.ts';
import { writeRoles } from './write-roles.ts';

const emptyProgram: ProgramText = {
  title: '',
  summary: '',
  pitch: '',
  stage: 'idea',
  engine: null,
  genre_mask: 0,
  cover: null,
  media: [],
  team_id: null,
  game_id: null,
};

export async function writeDraft(tx: Tx, userId: number, form: ProgramCreate, now: Date): Promise<number> {
  await lockUsers(tx, [userId]);
  if ((await countProgramsOf(tx, userId)) >= programLimits.projectsMost) {
    throw new Refusal(programErrors.tooMany);
  }
  const { title = '', stage = 'idea', engine = null } = form;
  return insertProgram(tx, userId, { ...emptyProgram, title, stage, engine }, now);
}

export const createProgram: Action<typeof createEndpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const view = await context.transaction(async (tx) => {
    const id = await writeDraft(tx, userId, body, context.now());
    return getFormView(tx, userId, id);
  });
  return new Answer('草稿已保存', view);
};

export const getProgramForm: Action<typeof formEndpoint> = ({ db, viewer }, { query }) =>
  getFormView(db, viewer.userId, query.id);

function clean(html: string): string {
  try {
    return sanitiseRichText(html);
  } catch (error) {
    if (error instanceof RichTextRefused) throw new InvalidInput('项目介绍的格式过于复杂', 'pitch');
    throw error;
  }
}

async function checkTies(tx: Tx, userId: number, form: ProgramSave, before: ProgramText): Promise<void> {
  const { team_id: team = null, game_id: game = null } = form;
  if (team !== null && team !== before.team_id && !(await isOwnTeam(tx, team, userId))) {
    throw new Refusal(teamErrors.notFound);
  }
  if (game !== null && game !== before.game_id && !(await isOwnPublishedGame(tx, game, userId))) {
    throw new Refusal(programErrors.foreignGame);
  }
}

type Prepared = { text: ProgramText; uploads: UploadFacts[] };

/** The project as it stands, with what was sent in its place; what is left out stays. */
async function prepare(tx: Tx, before: LockedProgram, form: ProgramSave): Promise<Prepared> {
  const pitch = form.pitch === undefined ? before.pitch : clean(form.pitch);
  const cover = form.cover ?? before.cover?.url ?? '';
  const media = [...new Set(form.media ?? before.media.map(({ url }) => url))];
  const urls = [...(cover === '' ? [] : [cover]), ...media, ...imagesOf(pitch)];
  const uploads = await claimPictures(tx, { programId: before.id, userId: before.user_id, urls });
  const pictures = new Map([...uploads].map(([url, upload]) => [url, asPicture(upload)]));
  // Once it is out it has a team for good; another one may take its place.
  const keepsTeam = form.team_id === undefined || (form.team_id === null && before.status !== 'draft');
  return {
    text: {
      title: form.title ?? before.title,
      summary: form.summary ?? before.summary,
      pitch,
      stage: form.stage ?? before.stage,
      engine: form.engine === undefined ? before.engine : form.engine,
      genre_mask: form.genre_ids ? genreMask(form.genre_ids) : before.genre_mask,
      cover: pictures.get(cover) ?? null,
      media: media.flatMap((url) => pictures.get(url) ?? []),
      team_id: keepsTeam ? before.team_id : (form.team_id ?? null),
      game_id: form.game_id === undefined ? before.game_id : form.game_id,
    },
    uploads: [...uploads.values()],
  };
}

/** Everything of the form or nothing. Who read an older version is told so, and nothing of theirs is written. */
export async function writeProgram(
  tx: Tx,
  program: LockedProgram,
  form: ProgramSave,
  now: Date,
): Promise<void> {
  if (form.version !== program.version) throw new Refusal(programErrors.changedElsewhere);
  await checkTies(tx, program.user_id, form, program);
  const { text, uploads } = await prepare(tx, program, form);
  if (form.roles) await writeRoles(tx, program.id, form.roles, now);
  if (form.milestones) await writeMilestones(tx, program.id, form.milestones, now);
  await moveProgram(tx, { ...program, ...text }, { move: 'edit', role: 'owner', now });
  await updateProgram(tx, program, text, now);
  await useUploads(tx, usedBy(program.id), uploads);
  if (form.roles) await refreshOpenings(tx, program.id);
}

export const saveProgram: Action<typeof saveEndpoint> = async (context, { params, body }) => {
  const { viewer } = context;
  const view = await context.transaction(async (tx) => {
    const program = await lockOwnProgram(tx, viewer, params.id);
    await writeProgram(tx, program, body, context.now());
    return getFormView(tx, viewer.userId, program.id);
  });
  return new Answer('已保存', view);
};
