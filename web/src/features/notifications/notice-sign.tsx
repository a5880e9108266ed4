import type { Notice } from '@zaojie/contract/notifications/notification.schemas';
import {
  BadgeCheck,
  Bell,
  Brush,
  Building2,
  Code2,
  Flag,
  Gamepad2,
  Package,
  PartyPopper,
  ShoppingBag,
  Users,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';

/* Of what the server's modules tell about; whatever is new gets the bell. */
const SIGNS: Partial<Record<string, LucideIcon>> = {
  asset: Package,
  bounty: Brush,
  company: Building2,
  contest: PartyPopper,
  game: Gamepad2,
  order: ShoppingBag,
  payment: Wallet,
  project: Code2,
  proxy: Users,
  report: Flag,
  verification: BadgeCheck,
  withdrawal: Wallet,
};

/** Money and deadlines are ochre, everything else is quiet. */
const WARM = new Set(['order', 'payment', 'withdrawal']);

/** In place of a portrait, where nobody in particular did it. */
export function NoticeSign({ kind }: { kind: Notice['subject']['kind'] }) {
  const Sign = SIGNS[kind] ?? Bell;
  return (
    <span
      className={classNames(
        'row-span-2 grid size-10 place-items-center rounded-full',
        WARM.has(kind) ? 'bg-ochre-tint text-ochre-ink' : 'bg-surface-2 text-ink-2',
      )}
    >
      <Sign size={20} strokeWidth={1.75} aria-hidden="true" />
    </span>
  );
}
