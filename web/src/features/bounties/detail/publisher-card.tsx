import type { BountyDetail } from '@zaojie/contract/bounties/bounty.schemas';
import { Link } from 'react-router';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { SwitchButton } from '../../users/switch-button.tsx';
import { AuthorFace } from '../../users/author-face.tsx';
import { EnterpriseMark } from '../market/bounty-face.tsx';
import { useFollowPublisher } from './use-follow-publisher.ts';

function recordOf({ publisher_record: record }: BountyDetail): string {
  const facts = [
    record.hired === 0 ? '还没有选过创作者' : `选过 ${record.hired} 位创作者`,
    ...(record.completed > 0 ? [`完成 ${record.completed} 单`] : []),
    ...(record.pays_on_time === null ? [] : [`按时付款 ${record.pays_on_time}%`]),
    ...(record.reply_rate === null ? [] : [`回复率 ${record.reply_rate}%`]),
  ];
  return facts.join(' · ');
}

/** Who publishes it, and how they have dealt with creators. */
export function PublisherCard({ bounty }: { bounty: BountyDetail }) {
  const { publisher_info: publisher } = bounty;
  const { isFollowing, toggleFollow } = useFollowPublisher(bounty);
  return (
    <section
      aria-label="发布者"
      className="mt-5 flex flex-wrap items-center gap-x-2.5 gap-y-3 border-y border-line py-4.5 dark:border-line-2"
    >
      <AuthorFace userId={publisher.id} author={publisher} size={48} />
      <div className="min-w-0 flex-1 max-md:basis-[calc(100%-64px)]">
        <Link
          to={`/user/${publisher.id}`}
          className="flex items-center gap-1.25 text-16 font-semibold hover:text-brand-ink"
        >
          <span className="truncate">{publisher.nickname}</span>
          {publisher.is_enterprise || bounty.is_enterprise ? <EnterpriseMark /> : null}
        </Link>
        {publisher.company === '' ? null : <p className="truncate text-13 text-ink-2">{publisher.company}</p>}
        <p className="text-13 text-ink-3">{recordOf(bounty)}</p>
        {bounty.agent_name ? (
          <p className="text-13 text-ink-3">
            由 {bounty.agent_name} 代 {publisher.nickname} 发布
          </p>
        ) : null}
      </div>
      {bounty.is_owner ? null : (
        <span className="flex gap-2 max-md:w-full max-md:*:flex-1">
          <ButtonLink to={`/chat/temp/${publisher.id}`}>私信</ButtonLink>
          <SwitchButton
            isOn={isFollowing}
            todo="关注"
            done="已关注"
            undo="取消关注"
            size="medium"
            onClick={() => void toggleFollow()}
          />
        </span>
      )}
    </section>
  );
}
