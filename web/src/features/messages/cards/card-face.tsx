import type { CardType, ChatCard } from '@zaojie/contract/messages/chat-card.schemas';
import { Brush, ClipboardList, Hammer, Trophy, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';
import { pictureSource } from '../../../ui/media/picture-source.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { Money } from '../../../ui/text/money.tsx';

export const CARD_KINDS: Record<CardType, { name: string; Icon: LucideIcon }> = {
  bounty: { name: '约稿', Icon: Brush },
  order: { name: '订单', Icon: ClipboardList },
  project: { name: '项目', Icon: Hammer },
  activity: { name: '活动', Icon: Trophy },
};

const FRAME = 'flex w-84 max-w-full gap-3 rounded-card border border-line-2 bg-surface p-3 text-left';

function Cover({ card }: { card: ChatCard }) {
  const { Icon } = CARD_KINDS[card.type];
  if (card.cover === null) {
    return (
      <span className="grid size-18 shrink-0 place-items-center rounded-img bg-surface-2 text-ink-4">
        <Icon size={24} strokeWidth={1.5} aria-hidden="true" />
      </span>
    );
  }
  return (
    <span className="block size-18 shrink-0">
      <Picture {...pictureSource(card.cover, '')} sizes="72px" />
    </span>
  );
}

function GoneFace({ type }: { type: CardType }) {
  const { name, Icon } = CARD_KINDS[type];
  return (
    <span className={classNames(FRAME, 'items-center border-dashed text-13 text-ink-3')}>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      这个{name}已删除，或者你不能查看
    </span>
  );
}

/** What a card shows, in a chat and where one is chosen. */
export function CardFace({ card, className }: { card: ChatCard; className?: string | undefined }) {
  const { name } = CARD_KINDS[card.type];
  return (
    <span className={classNames(FRAME, className)}>
      <Cover card={card} />
      <span className="flex min-w-0 flex-1 flex-col leading-ui">
        <span className="flex items-center gap-2 text-12 text-ink-3">
          {name}
          <StatusLabel tone={card.is_live ? 'brand' : 'neutral'} className="ml-auto">
            {card.status_label}
          </StatusLabel>
        </span>
        <b className="truncate text-15 font-semibold text-ink">{card.title}</b>
        <span className="mt-auto flex min-w-0 items-baseline gap-2">
          {card.price_max > 0 ? (
            <Money
              from={card.price_min}
              to={card.price_max === card.price_min ? undefined : card.price_max}
              className="text-16"
            />
          ) : null}
          <span className="truncate text-12 text-ink-3">{card.note}</span>
        </span>
      </span>
    </span>
  );
}

/** A card that was sent: pressed, it opens what it is of. */
export function SentCard({ card }: { card: ChatCard }) {
  if (card.is_gone) return <GoneFace type={card.type} />;
  return (
    <Link
      to={card.path}
      aria-label={`查看${CARD_KINDS[card.type].name} ${card.title}`}
      className="block max-w-full min-w-0 rounded-card transition-colors hover:[&>span]:border-brand-line"
    >
      <CardFace card={card} />
    </Link>
  );
}
