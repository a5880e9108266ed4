import type { EntryDetail } from '@zaojie/contract/contests/entry.schemas';
import { useEffect, useRef, useState } from 'react';
import { Button, TextButton } from '../../../ui/form/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useReport } from '../../reports/use-report.tsx';
import { anonymousName } from '../detail/entry-tile.tsx';
import { EntryFigure, EntryThumbs, EntryWays } from '../entry/entry-work.tsx';
import { ScoreRow } from './score-row.tsx';
import { SkipDialog } from './skip-dialog.tsx';
import { useScores } from './use-scores.ts';
import { useVoting } from './use-voting.ts';

const KEY =
  'mx-0.5 inline-grid h-5 min-w-5 place-items-center rounded-sm border border-line-2 px-1 text-12 leading-none';

function Keys() {
  return (
    <p className="text-13 text-ink-3 max-md:hidden">
      <kbd className={KEY}>1</kbd>–<kbd className={KEY}>5</kbd> 打分，<kbd className={KEY}>Tab</kbd> 换项，
      <kbd className={KEY}>Enter</kbd> 下一件
    </p>
  );
}

type BallotViewProps = {
  entry: EntryDetail;
  /** It was rated before and is rated anew. */
  isChange: boolean;
  onNext: () => void;
};

/** One work, whole, and the scores beside it. */
export function BallotView({ entry, isChange, onNext }: BallotViewProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const [isSkipping, setSkipping] = useState(false);
  const voting = useVoting(entry, onNext);
  const { scores, give, missing, at, standAt } = useScores(entry, (given) => void voting.cast(given));
  const report = useReport({ kind: 'entry', id: entry.id, name: `作品“${entry.title}”` });
  // The next work begins at its top, and is said aloud.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_360px] items-start gap-x-10 gap-y-4 max-[1180px]:grid-cols-[minmax(0,1fr)]">
      <EntryFigure entry={entry} />
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <header>
          <h1 ref={title} tabIndex={-1} className="text-22 outline-none">
            {entry.title}
          </h1>
          <p className="text-13 text-ink-3">{anonymousName(entry.number)}</p>
        </header>
        {entry.description === '' ? null : (
          <p className="text-16 leading-[1.75] break-words whitespace-pre-line text-ink-2">
            {entry.description}
          </p>
        )}
        <EntryThumbs entry={entry} />
        <EntryWays entry={entry} />
        <Card bleed className="px-5 pt-2 pb-4 max-md:px-4">
          {entry.contest.criteria.map((criterion, index) => (
            <ScoreRow
              key={criterion.id}
              criterion={criterion}
              score={scores[criterion.id] ?? null}
              isCurrent={index === at}
              onGive={(score) => give(criterion.id, score)}
              onStand={() => standAt(index)}
            />
          ))}
          <Button
            look="primary"
            size="large"
            block
            loading={voting.isBusy}
            disabledReason={missing > 0 ? `每一项都要打分，还差 ${missing} 项` : undefined}
            onClick={() => void voting.cast(scores)}
            className="mt-4"
          >
            {missing > 0 ? `还差 ${missing} 项` : isChange ? '改好了' : '提交，看下一件'}
          </Button>
          <p className="mt-3 flex justify-center gap-6">
            {isChange ? null : (
              <TextButton disabled={voting.isBusy} onClick={() => setSkipping(true)} className="text-ink-2!">
                跳过这件
              </TextButton>
            )}
            {entry.can.report ? (
              <TextButton onClick={report.open} className="text-ink-2!">
                举报
              </TextButton>
            ) : null}
          </p>
        </Card>
        <Keys />
        {isSkipping ? <SkipDialog onSkip={voting.skip} onClose={() => setSkipping(false)} /> : null}
        {report.dialog}
      </div>
    </div>
  );
}
