import { declineReasons } from '@zaojie/contract/bounties/application-status';

const OTHER = '其他';
const BETWEEN = '：';
/** Other callers may join the two with a mark of their own. */
const BREAKS = /^(?:$|[：，。；,.;:\s])/;

/** What the applicant is told: the reason picked, then the words that were added. */
export function reasonOf(picked: string, words: string): string {
  const added = words.trim();
  if (added === '') return picked;
  return picked === OTHER ? added : `${picked}${BETWEEN}${added}`;
}

/** The picked reason stands out where there is one. */
export function ReasonQuote({ reason }: { reason: string }) {
  const picked = declineReasons.find(
    (each) => reason.startsWith(each) && BREAKS.test(reason.slice(each.length)),
  );
  const words = picked === undefined ? reason : reason.slice(picked.length).replace(BREAKS, '');
  return (
    <blockquote className="border-l-2 border-line-2 pl-4 wrap-anywhere whitespace-pre-line text-ink-2">
      {picked === undefined ? null : <b className="mr-2 font-medium text-ink">{picked}</b>}
      {words}
    </blockquote>
  );
}
