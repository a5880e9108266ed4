import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import type { Services } from '../../frame/context.ts';
import type { ReportedThing } from '../../frame/report-target.ts';
import { addToFilterReport, getCase, insertReport } from './report.queries.ts';
import { cutTo } from './report.rules.ts';
import { findThing } from './targets.ts';

/** How much of a text that the case doesn't show by itself stands beside the words that were found in it. */
const QUOTED = 200;

type Shown = Pick<ReportedThing, 'title' | 'excerpt'>;

function sentenceOf(thing: Shown, { words, texts }: { words: string[]; texts: string[] }): string {
  const unseen = texts.filter((text) => !thing.title.includes(text) && !thing.excerpt.includes(text));
  const quoted = unseen.length === 0 ? '' : `，写在：${cutTo(unseen.join(' / '), QUOTED)}`;
  return `${cutTo(`碰到过滤的词：${words.join('、')}`, QUOTED)}${quoted}`.replaceAll('\n', ' ');
}

/** What the word filter found is reported by the filter itself, once a case; moderators see it beside what people report. */
export const createWordReports = ({
  reportTargets,
  now,
}: Pick<Services, 'reportTargets' | 'now'>): Subscriber[] => [
  subscribe('words.found', 'reports.words', async (tx, { kind, targetId, words, texts = [], held }) => {
    const thing = held
      ? { id: targetId, link: '', ...held }
      : await findThing(tx, reportTargets, { kind, id: targetId });
    if (!thing) return;
    const description = sentenceOf(thing, { words, texts });
    const report = { kind, thing, reporterId: null, reason: 'other', description, now: now() } as const;
    const { caseId, id } = await insertReport(tx, { ...report, isHeld: held !== null });
    // The case shows the thing as it stood when it was first reported.
    if (id === null) {
      await addToFilterReport(tx, caseId, sentenceOf(await getCase(tx, caseId), { words, texts }));
    }
  }),
];
