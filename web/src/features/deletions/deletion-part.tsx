import { useQuery } from '@tanstack/react-query';
import { askDeletion } from '@zaojie/contract/deletions/deletion.endpoints';
import { GRACE_DAYS } from '@zaojie/contract/deletions/deletion.schemas';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/client.ts';
import { clearSession } from '../../api/session.ts';
import { formatDay } from '../../text/dates.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Button, TextLink } from '../../ui/form/button.tsx';
import { OwnerForm, type Owner } from '../accounts/security/owner-check.tsx';
import { deletionQuery, holdsQuery, useKeepAccount } from './deletion-queries.ts';

const GOING = [
  '资料、手机、邮箱、微信和密码',
  '帖子、作品、素材、约稿和服务',
  '你发出的消息，对方那里也看不到了',
  '认证材料、提现账户、通知和关注',
];
const STAYING = [
  '订单和钱款流水，名字换成“已注销用户”，法律要求保留',
  '别人回复过的评论，只留一个空位置',
  '你写给别人的评价，不再有你的名字',
  '别人买过的游戏，他们还能下载',
];

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section>
      <h3 className="mb-1.5 text-14">{title}</h3>
      <ul className="grid list-disc gap-1 pl-5 text-13 text-ink-2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** What has to be seen to first, or the last question. */
function Asking({ owner }: { owner: Owner }) {
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery(holdsQuery);
  if (!data && error) {
    return <InlineError text="能不能注销没有查到" retrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <SkeletonGroup className="grid gap-3">
        <Skeleton width="60%" height={20} />
        <Skeleton shape="block" height={44} />
      </SkeletonGroup>
    );
  }
  if (data.holds.length > 0) {
    return (
      <section role="alert" className="rounded-card bg-warning-tint px-4.5 py-3">
        <h3 className="mb-1.5 text-14 text-warning">现在还不能注销</h3>
        <ul className="grid gap-1 text-13">
          {data.holds.map(({ text, link }) => (
            <li key={text} className="flex justify-between gap-4">
              {text}
              <TextLink to={link}>去处理</TextLink>
            </li>
          ))}
        </ul>
      </section>
    );
  }
  return (
    <OwnerForm
      owner={owner}
      danger
      confirmText="申请注销"
      failed="没有申请成功，请稍后重试"
      onConfirm={async (given) => {
        const { msg } = await call(askDeletion, { body: given });
        clearSession('logout');
        toast.success(msg);
        await navigate('/login', { replace: true });
      }}
    />
  );
}

/** The end of an account: what goes and what stays is said before it is asked for. */
export function DeletionPart({ owner }: { owner: Owner }) {
  const { data } = useQuery(deletionQuery);
  const keep = useKeepAccount();
  const [isOpen, setOpen] = useState(false);
  const dueAt = data?.is_asked ? data.due_at : null;
  return (
    <section aria-labelledby="deletion-title" className="mt-7 flex items-center justify-between gap-6">
      <div className="min-w-0">
        <h2 id="deletion-title" className="text-14 font-normal">
          注销账号
        </h2>
        <p className="max-w-130 text-13 text-ink-3">
          {dueAt === null
            ? `没有进行中的订单、钱包余额为 0 时可以申请。申请后有 ${GRACE_DAYS} 天可反悔，之后作品和消息一并删除。`
            : `已经申请，${formatDay(dueAt)} 注销。在那之前随时可以保留账号。`}
        </p>
      </div>
      {dueAt === null ? (
        <Button size="small" look="danger-outline" onClick={() => setOpen(true)}>
          申请注销
        </Button>
      ) : (
        <Button size="small" onClick={() => void keep()}>
          保留账号
        </Button>
      )}
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="注销账号"
        description={`申请后所有设备会退出登录。${GRACE_DAYS} 天内重新登录，一按就能保留；过了就找不回来。`}
      >
        {isOpen ? (
          <div className="grid grid-cols-1 gap-5">
            <div className="grid grid-cols-2 gap-5 max-md:grid-cols-1">
              <Lines title="会删除" lines={GOING} />
              <Lines title="会留下" lines={STAYING} />
            </div>
            <Asking owner={owner} />
          </div>
        ) : null}
      </Dialog>
    </section>
  );
}
