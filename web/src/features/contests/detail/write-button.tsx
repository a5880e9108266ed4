import type { ContestDetail } from '@zaojie/contract/contests/contest.schemas';
import { PenLine } from 'lucide-react';
import { Button } from '../../../ui/form/button.tsx';
import { useCompose } from '../../compose/use-compose.ts';

export type ContestTag = NonNullable<ContestDetail['tag']>;

/** A post that bears the tag already. */
export function WriteButton({ tag }: { tag: ContestTag }) {
  const compose = useCompose({ tag });
  return (
    <Button
      size="small"
      icon={<PenLine size={14} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => void compose()}
    >
      参与讨论
    </Button>
  );
}
