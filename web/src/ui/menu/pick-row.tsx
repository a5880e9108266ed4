import { Check, Lock, Plus } from 'lucide-react';

const ROW =
  'flex min-h-11 w-full items-center gap-2 rounded-control px-3 text-left transition-colors hover:bg-float-hover';
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface PickRowProps {
  name: string;
  isPublic: boolean;
  count: number;
  isOn: boolean;
  onPick: () => void;
}

/** One of the things that something can be put into, marked where it is in. */
export function PickRow({ name, isPublic, count, isOn, onPick }: PickRowProps) {
  return (
    <button type="button" aria-pressed={isOn} onClick={onPick} className={ROW}>
      <span className="min-w-0 truncate">{name}</span>
      {isPublic ? null : <Lock {...icon} size={14} className="shrink-0 text-ink-3" />}
      <span className="ml-auto text-13 text-ink-3">{count}</span>
      <Check {...icon} className={isOn ? 'text-brand-ink' : 'invisible'} />
    </button>
  );
}

/** Below them: a new one. */
export function PickNew({ label, onPick }: { label: string; onPick: () => void }) {
  return (
    <button type="button" onClick={onPick} className={`${ROW} -mx-3 mt-1 w-[calc(100%+24px)] text-brand-ink`}>
      <Plus {...icon} />
      {label}
    </button>
  );
}
