import type { ReactNode } from 'react';
import { Card } from '../../ui/layout/card.tsx';

interface StepCardProps {
  /** A portrait or an icon. */
  picture: ReactNode;
  heading: string;
  detail?: ReactNode;
  /** The actions; the main one first. */
  children?: ReactNode;
}

/** One step of signing in: who or what, one sentence, one or two actions. */
export function StepCard({ picture, heading, detail, children }: StepCardProps) {
  return (
    <Card className="flex w-full max-w-100 flex-col items-center px-7 py-9 text-center">
      <div className="grid h-18 place-items-center">{picture}</div>
      <div aria-live="polite">
        <h2 className="mt-5 text-18">{heading}</h2>
        {detail ? <p className="mt-1 text-ink-2">{detail}</p> : null}
      </div>
      {children ? <div className="mt-7 grid w-full gap-2.5">{children}</div> : null}
    </Card>
  );
}
