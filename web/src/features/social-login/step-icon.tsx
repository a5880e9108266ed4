import { Check, X } from 'lucide-react';
import { Spinner } from '../../ui/feedback/spinner.tsx';

const ICONS = {
  working: { ground: 'bg-brand-tint text-brand-ink', icon: <Spinner className="size-6" /> },
  done: {
    ground: 'bg-success-tint text-success',
    icon: <Check size={28} strokeWidth={1.75} aria-hidden="true" />,
  },
  stopped: {
    ground: 'bg-danger-tint text-danger',
    icon: <X size={28} strokeWidth={1.75} aria-hidden="true" />,
  },
} as const;

export function StepIcon({ kind }: { kind: keyof typeof ICONS }) {
  const { ground, icon } = ICONS[kind];
  return <span className={`grid size-16 place-items-center rounded-full ${ground}`}>{icon}</span>;
}
