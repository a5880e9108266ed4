import { useQuery } from '@tanstack/react-query';
import { listSendableCards } from '@zaojie/contract/messages/message.endpoints';
import { cardTypes, type CardType, type ChatCard } from '@zaojie/contract/messages/chat-card.schemas';
import { call } from '../../../api/client.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { TabPanel, Tabs } from '../../../ui/menu/tabs.tsx';
import { chatKeys } from '../chat-queries.ts';
import { CARD_KINDS, CardFace } from './card-face.tsx';

const NOTHING: Record<CardType, string> = {
  bounty: '你还没有发布过约稿',
  order: '你和对方还没有订单',
  project: '你还没有发布过项目',
  activity: '你还没有发起或参加的活动',
};
const TABS_ID = 'sendable-cards';

function useSendableCards(chat: string, isWanted: boolean) {
  return useQuery({
    queryKey: chatKeys.cards(chat),
    queryFn: async ({ signal }) =>
      (await call(listSendableCards, { query: { chat_identify: chat }, signal })).data,
    enabled: isWanted,
    staleTime: 0,
  });
}

type ChoiceListProps = { cards: readonly ChatCard[]; type: CardType; onChoose: (card: ChatCard) => void };

function ChoiceList({ cards, type, onChoose }: ChoiceListProps) {
  if (cards.length === 0) return <EmptyState line={NOTHING[type]} />;
  return (
    <ul className="grid grid-cols-1 gap-2">
      {cards.map((card) => (
        <li key={card.id}>
          <button
            type="button"
            aria-label={`发送${CARD_KINDS[type].name} ${card.title}`}
            onClick={() => onChoose(card)}
            className="block w-full rounded-card transition-colors hover:[&>span]:border-brand-line hover:[&>span]:bg-brand-tint-2"
          >
            <CardFace card={card} className="w-full! bg-transparent! dark:border-line-2" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function ChoicesSkeleton() {
  return (
    <SkeletonGroup className="grid grid-cols-1 gap-2">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} shape="block" height={98} />
      ))}
    </SkeletonGroup>
  );
}

type ChooseCardDialogProps = {
  chat: string;
  /** Null while it is closed. */
  type: CardType | null;
  onType: (type: CardType | null) => void;
  onChoose: (card: ChatCard) => void;
};

/** One's own bounties, and the orders of the two: pressing one sends it. */
export function ChooseCardDialog({ chat, type, onType, onChoose }: ChooseCardDialogProps) {
  const { data, isError, error, isFetching, refetch } = useSendableCards(chat, type !== null);
  const shown = type ?? 'bounty';
  const countOf = (kind: CardType) => data?.filter((card) => card.type === kind).length;
  return (
    <Dialog
      open={type !== null}
      onOpenChange={(next) => (next ? undefined : onType(null))}
      title="发送约稿或订单"
      description="点一下就会发给对方"
    >
      <Tabs
        label="发送什么"
        id={TABS_ID}
        look="segment"
        items={cardTypes.map((kind) => ({
          value: kind,
          label: `${kind === 'order' ? '我们的' : '我的'}${CARD_KINDS[kind].name}`,
          count: countOf(kind),
        }))}
        value={shown}
        onChange={onType}
        className="mb-4"
      />
      <TabPanel id={TABS_ID} value={shown}>
        {data ? (
          <ChoiceList
            cards={data.filter((card) => card.type === shown)}
            type={shown}
            onChoose={(card) => {
              onType(null);
              onChoose(card);
            }}
          />
        ) : null}
        {!data && isError ? (
          <ErrorState title="加载失败" error={error} retrying={isFetching} onRetry={() => void refetch()} />
        ) : null}
        {!data && !isError ? <ChoicesSkeleton /> : null}
      </TabPanel>
    </Dialog>
  );
}
