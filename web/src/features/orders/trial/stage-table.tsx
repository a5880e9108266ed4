import type { TrialStage } from '@zaojie/contract/orders/order.schemas';
import { classNames } from '../../../ui/class-names.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { backWords } from './trial-words.ts';

type StageTableProps = { trial: readonly TrialStage[]; about: string; id?: string | undefined };

/** 退款试算: stage by stage, how the client gets out and what comes back. */
export function StageTable({ trial, about, id }: StageTableProps) {
  return (
    <div id={id} className="scroll-mt-20">
      <Panel title="退款试算" about={about}>
        <ul className="-my-2.5 divide-y divide-line">
          {trial.map((stage) => (
            <li
              key={stage.key}
              aria-current={stage.is_now ? 'step' : undefined}
              className={classNames(
                'grid grid-cols-[152px_minmax(0,1fr)_auto] items-center gap-x-4 py-3.25 max-md:grid-cols-[minmax(0,1fr)_auto]',
                stage.is_past && 'text-ink-3',
              )}
            >
              <span className="flex flex-wrap items-center gap-2">
                {stage.label}
                {stage.is_now ? <StatusLabel tone="brand">现在</StatusLabel> : null}
              </span>
              <span className="text-14 text-ink-2 max-md:order-last max-md:col-span-2 max-md:text-13">
                {stage.note}
              </span>
              <span
                className={classNames(
                  'text-right whitespace-nowrap tabular-nums',
                  stage.way === 'cancel' && stage.client > 0 ? 'font-semibold' : 'text-ink-3',
                )}
              >
                {backWords(stage)}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
