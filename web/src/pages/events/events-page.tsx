import { Plus } from 'lucide-react';
import { MY_EVENTS_PATH, PROPOSE_EVENT_PATH } from '../../features/contests/contest-paths.ts';
import { ContestsBoard } from '../../features/contests/list/contests-board.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { BackToTop } from '../../ui/layout/back-to-top.tsx';

export function EventsPage() {
  return (
    <>
      <header className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-28 max-md:text-22">活动</h1>
          <p className="mt-0.5 text-ink-3 max-md:text-13">限时创作和征集，报名后会在截止前提醒你。</p>
        </div>
        <div className="flex gap-2.5 max-md:gap-2">
          <ButtonLink to={MY_EVENTS_PATH} className="max-md:px-3! max-md:text-13!">
            我的活动
          </ButtonLink>
          <ButtonLink
            to={PROPOSE_EVENT_PATH}
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" className="max-md:hidden" />}
            className="max-md:px-3! max-md:text-13!"
          >
            发起活动
          </ButtonLink>
        </div>
      </header>
      <ContestsBoard />
      <BackToTop />
    </>
  );
}
