import type { ReactNode } from 'react';
import { Button, TextButton } from '../../../ui/form/button.tsx';

export type StepProps = { userId: number; onNext: () => void; lastWord: string };

type StepFrameProps = {
  children: ReactNode;
  isSaving?: boolean | undefined;
  lastWord: string;
  onNext: () => void;
  onSkip: () => void;
};

/** What is asked, and under it the ways on: with it or without. */
export function StepFrame({ children, isSaving = false, lastWord, onNext, onSkip }: StepFrameProps) {
  return (
    <>
      <div data-scroller className="min-h-0 flex-1 overflow-y-auto px-5 pt-2 pb-4">
        {children}
      </div>
      <footer className="flex items-center justify-between border-t border-line px-5 py-3">
        <TextButton onClick={onSkip}>跳过这步</TextButton>
        <Button look="primary" size="small" loading={isSaving} onClick={onNext}>
          {lastWord}
        </Button>
      </footer>
    </>
  );
}
