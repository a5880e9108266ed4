import type { ScoreOverview } from '@zaojie/contract/scores/score.endpoints';

/** What counts and how much of it is left today. */
export function ScoreRules({ rules }: { rules: ScoreOverview['rules'] }) {
  return (
    <section aria-labelledby="score-rules">
      <h2 id="score-rules" className="mb-2 flex items-baseline justify-between text-16">
        怎么涨<span className="text-13 font-normal text-ink-3">今天的上限</span>
      </h2>
      <ul>
        {rules.map(({ kind, label, points, per_day: perDay, today }) => (
          <li
            key={kind}
            className="grid min-h-11 grid-cols-[minmax(0,1fr)_40px_80px_56px] items-center gap-3 border-t border-line"
          >
            <span>{label}</span>
            <b className="font-semibold">+{points}</b>
            <span aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-surface-2">
              <span
                className="block h-full origin-left bg-brand"
                style={{ transform: `scaleX(${Math.min(1, today / perDay)})` }}
              />
            </span>
            <span className="text-right text-12 text-ink-3 tabular-nums">
              {points * today} / {points * perDay}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-13 text-ink-3">
        删掉的帖子不会扣经验。自己赞自己不算，价格为 0 的订单不算，邀请要等朋友发出第一篇帖子。
      </p>
    </section>
  );
}
