import { bracketed } from '@zaojie/contract/titles';
import type { Tx } from '../../db/database.ts';
import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import { tellFromSite, type Subject, type Telling } from '../notifications/index.ts';
import {
  findToldApplication,
  findToldDevlog,
  findToldHandover,
  findToldInvitation,
  findToldMember,
  findToldProgram,
  listFollowers,
  type ToldPerson,
  type ToldProgram,
} from './notice.queries.ts';
import type { PersonMove } from './program.events.ts';

const NAME = 'programs.notices';
const MANAGE = '/program/manage';

type Words = { to: 'person' | 'other'; title: string; excerpt: string; link?: string };

const subjectOf = (program: ToldProgram, { title, excerpt, link }: Omit<Words, 'to'>): Subject => ({
  kind: 'project',
  id: program.id,
  title,
  excerpt,
  picture: program.picture,
  link: link ?? `/program/project/${program.id}`,
});

const because = (reason: string) => (reason === '' ? '。' : `：${reason}`);

/** What each is told: `person` applied, was invited, belonged or gets it, `other` is the owner or gives it. */
const wordsOf: Record<PersonMove, (told: ToldPerson & { name: string }) => Words> = {
  applied: ({ nickname, name, role_name }) => ({
    to: 'other',
    title: '有人申请加入',
    excerpt: `${nickname}申请${name}的${role_name}。`,
    link: `${MANAGE}?tab=received`,
  }),
  accepted: ({ name, role_name }) => ({
    to: 'person',
    title: '申请通过了',
    excerpt: `你现在是${name}的成员：${role_name}。`,
  }),
  declined: ({ name, role_name, reason }) => ({
    to: 'person',
    title: '申请没有通过',
    excerpt: `${name}的${role_name}${because(reason)}`,
    link: `${MANAGE}?tab=applications`,
  }),
  invited: ({ name, role_name, reason }) => ({
    to: 'person',
    title: '有项目邀请你',
    excerpt: `邀请你来${name}做${role_name}${because(reason)}`,
    link: `${MANAGE}?tab=invitations`,
  }),
  invitation_accepted: ({ nickname, name, role_name }) => ({
    to: 'other',
    title: '邀请被接受了',
    excerpt: `${nickname}加入了${name}：${role_name}。`,
  }),
  invitation_declined: ({ nickname, name, role_name }) => ({
    to: 'other',
    title: '邀请被谢绝',
    excerpt: `${nickname}谢绝了${name}的${role_name}。`,
  }),
  left: ({ nickname, name, role_name }) => ({
    to: 'other',
    title: '有成员离开',
    excerpt: `${nickname}离开了${name}${role_name === '' ? '' : `（${role_name}）`}。`,
  }),
  removed: ({ name, reason }) => ({
    to: 'person',
    title: '你被移出项目',
    excerpt: `${name}${because(reason)}`,
  }),
  handover_offered: ({ name, reason }) => ({
    to: 'person',
    title: '有项目要转交给你',
    excerpt: `${reason}想把${name}交给你，接受后由你负责。`,
    link: `${MANAGE}?tab=invitations`,
  }),
  handover_accepted: ({ nickname, name }) => ({
    to: 'other',
    title: '转交完成',
    excerpt: `${nickname}接手了${name}，你仍是成员。`,
  }),
  handover_declined: ({ nickname, name }) => ({
    to: 'other',
    title: '转交被谢绝',
    excerpt: `${nickname}谢绝接手${name}。`,
  }),
};

function findTold(tx: Tx, move: PersonMove, id: number): Promise<ToldPerson | null> {
  if (move === 'applied' || move === 'accepted' || move === 'declined') return findToldApplication(tx, id);
  if (move === 'left' || move === 'removed') return findToldMember(tx, id);
  return move.startsWith('handover') ? findToldHandover(tx, id) : findToldInvitation(tx, id);
}

/** What people are told of projects. */
export const createProgramNotices = (telling: Telling): Subscriber[] => [
  subscribe('program.person', NAME, async (tx, { id, move }) => {
    const told = await findTold(tx, move, id);
    if (!told) return;
    const { to, ...words } = wordsOf[move]({ ...told, name: bracketed(told.program.title) });
    await tellFromSite(tx, telling, {
      userId: to === 'person' ? told.user_id : told.other_id,
      key: `program-${move}:${id}`,
      subject: subjectOf(told.program, words),
    });
  }),
  subscribe('program.devlog_added', NAME, async (tx, { programId, postId }) => {
    const devlog = await findToldDevlog(tx, programId, postId);
    if (!devlog) return;
    const { program, author_id: authorId, post_title: title } = devlog;
    const words = {
      title: '关注的项目有新日志',
      excerpt: `${bracketed(program.title)}：${title}`,
      link: `/post/${postId}`,
    };
    for (const userId of await listFollowers(tx, programId, authorId)) {
      const key = `program-devlog:${programId}:${postId}`;
      await tellFromSite(tx, telling, { userId, key, subject: subjectOf(program, words) });
    }
  }),
  subscribe('program.moved', NAME, async (tx, { programId, move }) => {
    const program = move === 'remove' ? await findToldProgram(tx, programId) : null;
    if (!program) return;
    await tellFromSite(tx, telling, {
      userId: program.user_id,
      key: `program-removed:${programId}`,
      subject: subjectOf(program, {
        title: '项目已被移除',
        excerpt: `${bracketed(program.title)}${because(program.removed_reason)}`,
      }),
    });
  }),
];
