import { reportKinds, type CaseVerdict } from '@zaojie/contract/reports/report-words';
import type { Tx } from '../../db/database.ts';
import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import { tellFromSite, type Telling } from '../notifications/index.ts';
import { getCase, listReporters, type CaseRow } from './report.queries.ts';
import { findThing, type Targets } from './targets.ts';

type Words = { title: string; excerpt: string };

const thingOf = ({ kind, title }: CaseRow) => `${reportKinds[kind]}「${title}」`;

const toReporter: Record<CaseVerdict, (row: CaseRow) => Words> = {
  dismiss: (row) => ({
    title: '你的举报没有成立',
    excerpt: `你举报的${thingOf(row)}看过了，没有发现违规：${row.note}`,
  }),
  warn: (row) => ({
    title: '你的举报成立',
    excerpt: `你举报的${thingOf(row)}确有问题，我们已经提醒对方。谢谢你。`,
  }),
  remove: (row) => ({ title: '你的举报成立', excerpt: `你举报的${thingOf(row)}已经移除。谢谢你。` }),
};

/** Nobody learns of a report that was not upheld: it would only make them look for who it was. */
const toOwner: Record<CaseVerdict, ((row: CaseRow) => Words) | null> = {
  dismiss: null,
  warn: (row) => ({
    title: row.kind === 'person' ? '你收到一次提醒' : `你的${reportKinds[row.kind]}收到一次提醒`,
    excerpt: `${row.kind === 'person' ? '有人举报了你' : `有人举报了你的${thingOf(row)}`}，核实后成立：${row.note}`,
  }),
  remove: (row) => ({
    title: `你的${reportKinds[row.kind]}已被移除`,
    excerpt: `${thingOf(row)}违反了社区约定：${row.note}`,
  }),
};

const letOut = (row: CaseRow): Words => ({
  title: `你的${reportKinds[row.kind]}通过了审核`,
  excerpt: `${thingOf(row)}现在大家都能看到了。`,
});

/** What is gone is read of in the list of notices. */
async function linkOf(tx: Tx, targets: Targets, { kind, target_id: id }: CaseRow): Promise<string> {
  return (await findThing(tx, targets, { kind, id }))?.link ?? '/chat/system';
}

/** Those who reported are told how it ended, and the owner of what was not right. */
export const createReportNotices = (services: Telling & { reportTargets: Targets }): Subscriber[] => [
  subscribe('report.decided', 'reports.notices', async (tx, { caseId }) => {
    const row = await getCase(tx, caseId);
    if (!row.action) return;
    const subject = {
      kind: 'report',
      id: caseId,
      picture: '',
      link: await linkOf(tx, services.reportTargets, row),
    };
    const outcome = toReporter[row.action](row);
    for (const userId of await listReporters(tx, caseId)) {
      await tellFromSite(tx, services, {
        userId,
        key: `report-outcome:${caseId}`,
        subject: { ...subject, ...outcome },
      });
    }
    const word = row.action === 'dismiss' && row.is_held ? letOut(row) : toOwner[row.action]?.(row);
    if (!word) return;
    const news = { userId: row.owner_id, key: `report-upheld:${caseId}`, subject: { ...subject, ...word } };
    await tellFromSite(tx, services, news);
  }),
  subscribe('report.undone', 'reports.notices', async (tx, { caseId }) => {
    const row = await getCase(tx, caseId);
    const link = await linkOf(tx, services.reportTargets, row);
    const subject = { kind: 'report', id: caseId, picture: '', link };
    const tell = (userId: number, words: Words) =>
      tellFromSite(tx, services, {
        userId,
        key: `report-undone:${caseId}`,
        subject: { ...subject, ...words },
      });
    const thing = thingOf(row);
    await tell(row.owner_id, {
      title: `你的${reportKinds[row.kind]}已恢复`,
      excerpt: `${thing}重新看过，移除已经撤销：${row.undo_note}`,
    });
    for (const userId of await listReporters(tx, caseId)) {
      await tell(userId, {
        title: '你举报的内容已恢复',
        excerpt: `${thing}重新看过，移除已经撤销：${row.undo_note}`,
      });
    }
  }),
];
