import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import type { Services } from '../../frame/context.ts';
import { countForCase, insertReport } from './report.queries.ts';
import { findThing } from './targets.ts';

/** What the word filter found is reported by the filter itself, once a case; moderators see it beside what people report. */
export const createWordReports = ({
  reportTargets,
  now,
}: Pick<Services, 'reportTargets' | 'now'>): Subscriber[] => [
  subscribe('words.found', 'reports.words', async (tx, { kind, targetId, words, held }) => {
    const thing = held
      ? { id: targetId, link: '', ...held }
      : await findThing(tx, reportTargets, { kind, id: targetId });
    if (!thing) return;
    const description = [...`碰到过滤的词：${words.join('、')}`].slice(0, 500).join('');
    const report = { kind, thing, reporterId: null, reason: 'other', description, now: now() } as const;
    const caseId = await countForCase(tx, { ...report, isHeld: held !== null });
    await insertReport(tx, caseId, report);
  }),
];
