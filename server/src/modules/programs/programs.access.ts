import * as people from '@zaojie/contract/programs/program-people.endpoints';
import * as programs from '@zaojie/contract/programs/program.endpoints';
import {
  accessOf,
  forBothParties,
  forEveryone,
  forMembers,
  forOwner,
  unlessBlocked,
  type Outcomes,
} from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { createPost } from '../../../test/test-posts.ts';
import {
  addMemberTo,
  createBuild,
  createProgram,
  createProgramDraft,
  createRoleApplication,
  formOf,
  programmer,
  putBuild,
  roleOf,
} from '../../../test/test-programs.ts';

/** The counterparty belongs to `joinedId`, has applied and is invited to others; the rest is the owner's. */
async function makeProgram(stage: Stage) {
  const { app, owner, counterparty } = stage;
  const ask = async (who: Person, path: string, body: object) =>
    (await app.post(path, body, { token: who.token })).data['id'] as number;
  const openId = await createProgram(app, owner, { roles: [{ ...programmer, places: 5 }] });
  const roleId = await roleOf(app, openId);
  const joinedId = await createProgram(app, owner, { milestones: [{ title: '第一章' }] });
  await addMemberTo(app, owner, joinedId, counterparty);
  await putBuild(app, owner, joinedId);
  const loadedId = await createProgram(app, owner);
  await putBuild(app, owner, loadedId, { kind: 'download' });
  const guest = await createPerson(app);
  const archivedId = await createProgram(app, owner);
  await ask(owner, '/program/archive', { id: archivedId });
  const form = await formOf(app, joinedId, owner);
  const postId = await createPost(app, counterparty);
  await app.post('/program/addDevlog', { id: joinedId, post_id: postId }, { token: counterparty.token });
  const givenId = await createProgram(app, owner);
  await addMemberTo(app, owner, givenId, counterparty);
  return {
    openId,
    roleId,
    joinedId,
    loadedId,
    archivedId,
    draftId: await createProgramDraft(app, owner),
    version: form.version,
    milestoneId: form.milestones[0]?.id ?? 0,
    teamId: form.team_id ?? 0,
    applicationId: await createRoleApplication(app, counterparty, roleId),
    invitationId: await ask(owner, '/program/invite', {
      role_id: await roleOf(app, loadedId),
      user_id: counterparty.id,
    }),
    handoverId: await ask(owner, '/program/handOver', { id: givenId, user_id: counterparty.id }),
    guestId: guest.id,
    postId,
    ownPostId: await createPost(app, owner),
    uploadId: await createBuild(app, owner),
  };
}

/** The counterparty is who applied, was invited or belongs to it. */
const forThem: Outcomes = { ...forOwner, owner: 'refused', counterparty: 'ok' };

export const access = accessOf(makeProgram, (row) => [
  row(programs.listPrograms, forEveryone),
  row(programs.listProgramCategories, forEveryone),
  row(programs.getProgram, forEveryone, ({ openId }) => ({ query: { id: openId } })),
  row(programs.listProgramDevlogs, forEveryone, ({ joinedId }) => ({ query: { id: joinedId } })),
  row(programs.createProgram, forMembers, () => ({ body: { title: '矩阵里的项目' } })),
  row(programs.getProgramForm, forOwner, ({ draftId }) => ({ query: { id: draftId } })),
  row(programs.saveProgram, forOwner, ({ joinedId, version }) => ({
    params: { id: joinedId },
    body: { version, title: '改过的名字' },
  })),
  row(programs.publishProgram, forOwner, ({ draftId }) => ({ body: { id: draftId } })),
  row(programs.archiveProgram, forOwner, ({ openId }) => ({ body: { id: openId } })),
  row(programs.reopenProgram, forOwner, ({ archivedId }) => ({ body: { id: archivedId } })),
  row(programs.deleteProgram, forOwner, ({ draftId }) => ({ body: { id: draftId } })),
  row(programs.followProgram, unlessBlocked(forMembers), ({ openId }) => ({
    body: { id: openId, following: true },
  })),
  row(programs.markMilestone, forOwner, ({ milestoneId }) => ({
    body: { milestone_id: milestoneId, done: true },
  })),
  row(programs.addDevlog, forOwner, ({ joinedId, ownPostId }) => ({
    body: { id: joinedId, post_id: ownPostId },
  })),
  row(programs.removeDevlog, forBothParties, ({ joinedId, postId }) => ({
    body: { id: joinedId, post_id: postId },
  })),
  row(programs.setDemo, forOwner, ({ openId, uploadId }) => ({
    body: { id: openId, upload_id: uploadId, kind: 'play' as const },
  })),
  row(programs.removeDemo, forOwner, ({ joinedId }) => ({ body: { id: joinedId } })),
  row(programs.playDemo, forEveryone, ({ joinedId }) => ({ body: { id: joinedId } })),
  row(programs.downloadDemo, forMembers, ({ loadedId }) => ({ body: { id: loadedId } })),
  row(programs.likeDemo, unlessBlocked(forMembers), ({ joinedId }) => ({
    body: { id: joinedId, liked: true },
  })),
  row(people.getProgramManage, forMembers),
  row(people.listMyPrograms, forMembers),
  // The counterparty has applied already.
  row(
    people.applyToRole,
    unlessBlocked({ ...forMembers, owner: 'refused', counterparty: 'refused' }),
    ({ roleId }) => ({ body: { role_id: roleId, message: '矩阵里的申请' } }),
  ),
  row(people.withdrawRoleApplication, forThem, ({ applicationId }) => ({ body: { id: applicationId } })),
  row(people.decideRoleApplication, forOwner, ({ applicationId }) => ({
    body: { id: applicationId, action: 'accept' as const },
  })),
  row(people.listReceivedRoleApplications, forMembers),
  row(people.listMyRoleApplications, forMembers),
  row(people.inviteToRole, forOwner, ({ roleId, guestId }) => ({
    body: { role_id: roleId, user_id: guestId },
  })),
  row(people.answerInvitation, forThem, ({ invitationId }) => ({ body: { id: invitationId, accept: true } })),
  row(people.cancelInvitation, forOwner, ({ invitationId }) => ({ body: { id: invitationId } })),
  row(people.listInvitations, forMembers),
  row(people.leaveProgram, forThem, ({ joinedId }) => ({ body: { id: joinedId } })),
  row(people.removeMember, forOwner, ({ joinedId, counterparty }) => ({
    body: { id: joinedId, user_id: counterparty.id, reason: '矩阵里的理由' },
  })),
  row(people.offerHandover, forOwner, ({ joinedId, counterparty }) => ({
    body: { id: joinedId, user_id: counterparty.id },
  })),
  row(people.answerHandover, forThem, ({ handoverId }) => ({ body: { id: handoverId, accept: true } })),
  row(people.cancelHandover, forOwner, ({ handoverId }) => ({ body: { id: handoverId } })),
  row(people.getTeam, forEveryone, ({ teamId }) => ({ query: { id: teamId } })),
  row(people.listMyTeams, forMembers),
  row(people.createTeam, forMembers, () => ({ body: { name: '矩阵里的团队' } })),
  row(people.editTeam, forOwner, ({ teamId }) => ({ body: { id: teamId, name: '改过的团队' } })),
]);
