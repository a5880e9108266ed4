import { useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { forgetGuide } from '../../../api/guide-wish.ts';
import { Button, TextButton } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { closePart, guidanceQuery } from '../guidance-queries.ts';
import { FaceStep } from './face-step.tsx';
import { PeopleStep } from './people-step.tsx';
import { TagsStep } from './tags-step.tsx';

export type WelcomeProps = {
  userId: number;
  /** Asked for, so whether they are new doesn't matter. */ isWished: boolean;
};

/** Beside the way back to the top, and clear of the questions along the foot of the window; on a phone under the head. */
const PLACE =
  'fixed right-22 bottom-6 z-20 flex max-h-[calc(100dvh-var(--bar-h)-48px)] w-92 animate-rise flex-col rounded-card bg-float text-ink shadow-float ' +
  'max-xl:bottom-26 max-xl:max-h-[calc(100dvh-var(--bar-h)-128px)] max-md:inset-x-3 max-md:top-17 max-md:bottom-auto max-md:max-h-[62dvh] max-md:w-auto';

const STEPS = [
  { title: '先认识一下', Step: FaceStep },
  { title: '喜欢看什么', Step: TagsStep },
  { title: '关注几位创作者', Step: PeopleStep },
] as const;

function useClosing() {
  const client = useQueryClient();
  return () => {
    forgetGuide();
    client.setQueryData(guidanceQuery.queryKey, (known) => known && { ...known, is_new: false });
    // Not kept, it is offered again after the next signing in.
    void closePart('welcome').catch(() => undefined);
  };
}

/** Shows somebody new around, from a corner: the page stays usable, and every step can be left out. */
export function WelcomeCard({ userId, isWished }: WelcomeProps) {
  const { data } = useQuery({ ...guidanceQuery, enabled: !isWished });
  const close = useClosing();
  const [place, setPlace] = useState(isWished ? 0 : -1);
  const isKnown = data?.is_new === false && !isWished;
  useEffect(() => {
    if (isKnown) forgetGuide();
  }, [isKnown]);
  if (!isWished && data?.is_new !== true) return null;
  const current = STEPS[place];
  const isLast = place === STEPS.length - 1;
  const next = () => (isLast ? close() : setPlace(place + 1));
  return (
    <section aria-label="新手引导" className={PLACE}>
      {current === undefined ? (
        <Invitation onBegin={() => setPlace(0)} onClose={close} />
      ) : (
        <>
          <Head key={place} title={current.title} place={place} onClose={close} />
          <current.Step userId={userId} onNext={next} lastWord={isLast ? '完成' : '下一步'} />
        </>
      )}
    </section>
  );
}

function Invitation({ onBegin, onClose }: { onBegin: () => void; onClose: () => void }) {
  return (
    <div className="p-5">
      <h2 className="text-16">欢迎来到造界</h2>
      <p className="mt-1 text-13 text-ink-2">三步：一张脸、几样喜好、几位同好。随时可以停。</p>
      <div className="mt-3.5 flex items-center gap-4">
        <Button look="primary" size="small" onClick={onBegin}>
          开始
        </Button>
        <TextButton onClick={onClose}>不用了</TextButton>
      </div>
    </div>
  );
}

/** Takes the keyboard along from step to step. */
function Head({ title, place, onClose }: { title: string; place: number; onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header className="flex items-center gap-3 pt-3 pr-3 pl-5">
      <h2 ref={heading} tabIndex={-1} className="text-16 outline-none">
        {title}
      </h2>
      <span className="text-13 text-ink-3 tabular-nums">
        {place + 1} / {STEPS.length}
      </span>
      <IconButton label="关闭新手引导" size="small" className="ml-auto" onClick={onClose}>
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </header>
  );
}
