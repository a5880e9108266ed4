import { isUrgent } from '@zaojie/contract/bounties/bounty-availability';
import { marketCategories, marketStyles } from '@zaojie/contract/market-words';
import { fenOf, yuanOf } from '@zaojie/contract/money';
import { Bookmark } from 'lucide-react';
import { useNow } from '../../../hooks/use-now.ts';
import { useSession } from '../../../api/session.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { applicantsLine, deadlineLine, tagsOf } from '../bounty-words.ts';
import { BountyFace } from '../market/bounty-face.tsx';
import type { BountyDraft } from './bounty-draft.ts';

const nameOf = (words: readonly { id: number; name: string }[], id: number | null) =>
  words.find((word) => word.id === id)?.name ?? '';
const yuan = (typed: string) => {
  const fen = fenOf(typed.trim());
  return fen === null ? null : yuanOf(fen);
};

function PreviewMoney({ draft }: { draft: BountyDraft }) {
  const [min, max] = [yuan(draft.budgetMin), yuan(draft.budgetMax)];
  if (min === null || max === null || min > max)
    return <span className="font-medium text-ink-4">预算待定</span>;
  return <Money from={min} to={max} />;
}

const LINE = 'my-1.5 block h-3 rounded-sm bg-surface-3';

/** The card as the market will show it; what is missing has a faint place. It is a picture: nothing on it can be pressed. */
export function PreviewCard({ draft, applicants }: { draft: BountyDraft; applicants: number }) {
  const user = useSession()?.user;
  const now = useNow();
  const name = user?.nickname.trim() || user?.username || '';
  const tags = tagsOf({
    is_urgent: draft.isUrgent,
    deadline: draft.deadline ?? '2999-12-31',
    status: 'open',
    stop_recruit: false,
    category_name: nameOf(marketCategories, draft.category),
    style_name: nameOf(marketStyles, draft.style),
    usage: draft.usage,
    allow_multiple: draft.allowMultiple,
  }).filter(({ text }) => text !== '');
  const hasDay = draft.deadline !== null;
  return (
    <Card inert className="flex flex-col p-5" data-testid="bounty-preview">
      <BountyFace
        title={draft.title.trim() || <span className="font-medium text-ink-4">还没有标题</span>}
        money={<PreviewMoney draft={draft} />}
        tags={tags}
        description={
          draft.description.trim() || (
            <>
              <span className={LINE} />
              <span className={`${LINE} w-2/3`} />
            </>
          )
        }
        pictures={draft.pictures}
        deadline={draft.deadline === null ? '截稿日待定' : deadlineLine({ deadline: draft.deadline })}
        isNear={hasDay && isUrgent({ is_urgent: false, deadline: draft.deadline ?? '' }, now)}
        applicants={applicantsLine(applicants)}
        foot={
          <>
            <Avatar name={name} src={user?.avatar} size={36} />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{name}</span>
              <span className="block text-12 text-ink-3">刚刚发布</span>
            </span>
            <Bookmark size={18} strokeWidth={1.75} aria-hidden="true" className="mr-2.5 text-ink-2" />
            <span className="inline-flex h-9.5 items-center rounded-control bg-brand px-4.5 font-medium text-on-brand">
              申请约稿
            </span>
          </>
        }
      />
    </Card>
  );
}
