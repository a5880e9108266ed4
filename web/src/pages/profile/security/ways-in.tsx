import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContactKind } from '@zaojie/contract/accounts/contact.schemas';
import { useState } from 'react';
import { PasswordForm } from '../../../features/accounts/reset/password-form.tsx';
import { ContactDialog } from '../../../features/accounts/security/contact-dialog.tsx';
import { contactsQuery } from '../../../features/accounts/security/contact-queries.ts';
import { PasswordChange } from '../../../features/accounts/security/password-change-form.tsx';
import { accountKey, accountQuery } from '../../../features/profiles/edit/own-account.ts';
import { bindingQuery } from '../../../features/social-login/wechat-binding.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { SecurityRow } from './security-row.tsx';
import { WechatRow } from './wechat-row.tsx';

type Task = 'password' | ContactKind;

const ROWS = {
  mobile: { label: '手机', name: '手机号', note: '用于登录和找回密码' },
  email: { label: '邮箱', name: '邮箱', note: '可以用来登录，收不到短信时靠它证明是你' },
} as const;

/** For whoever came by WeChat a first password is set by a code. */
function PasswordDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const client = useQueryClient();
  async function done() {
    onClose();
    const keys = [accountKey, contactsQuery.queryKey, bindingQuery.queryKey];
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  }
  return (
    <Dialog
      open
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={hasPassword ? '修改密码' : '设置密码'}
      description={
        hasPassword ? '改好之后，其他设备要重新登录。' : '用短信验证码设一个，之后也能用手机号登录。'
      }
      size="small"
    >
      {hasPassword ? (
        <PasswordChange onDone={() => void done()} />
      ) : (
        <PasswordForm task="first" onDone={done} />
      )}
    </Dialog>
  );
}

/** The ways into the account, one row each. */
export function WaysIn() {
  const account = useQuery(accountQuery);
  const contacts = useQuery(contactsQuery);
  const [task, setTask] = useState<Task | null>(null);
  const error = account.error ?? contacts.error;
  if ((!account.data || !contacts.data) && error) {
    return (
      <ErrorState
        title="获取账号失败"
        error={error}
        retrying={account.isFetching || contacts.isFetching}
        onRetry={() => void Promise.all([account.refetch(), contacts.refetch()])}
      />
    );
  }
  if (!account.data || !contacts.data) {
    return (
      <SkeletonGroup className="grid gap-6 border-t border-line py-4">
        <Skeleton width="55%" height={28} />
        <Skeleton width="60%" height={28} />
        <Skeleton width="50%" height={28} />
        <Skeleton width="45%" height={28} />
      </SkeletonGroup>
    );
  }
  const hasPassword = account.data.has_password;
  const bound = contacts.data;
  const close = () => setTask(null);
  return (
    <>
      <ul aria-label="登录方式" className="border-t border-line">
        <SecurityRow label="用户名" value={account.data.username} note="用于登录，不能改" />
        <SecurityRow
          label="密码"
          value={hasPassword ? '已设置' : '还没有设置'}
          isMissing={!hasPassword}
          note={hasPassword ? '修改后其他设备要重新登录' : '设置后可以用手机号和密码登录'}
          action={
            <Button
              size="small"
              look={hasPassword ? 'secondary' : 'tint'}
              aria-label={hasPassword ? '修改密码' : '设置密码'}
              onClick={() => setTask('password')}
            >
              {hasPassword ? '修改' : '设置'}
            </Button>
          }
        />
        {(['mobile', 'email'] as const).map((kind) => {
          const { label, name, note } = ROWS[kind];
          const isBound = bound[kind] !== '';
          const isOff = kind === 'email' && !bound.can_mail;
          const verb = isBound ? '更换' : '绑定';
          return (
            <SecurityRow
              key={kind}
              label={label}
              value={isBound ? bound[kind] : '还没有绑定'}
              isMissing={!isBound}
              note={isOff ? '站点还没有开通邮件，暂时不能绑定' : note}
              action={
                isOff ? null : (
                  <Button
                    size="small"
                    look={isBound ? 'secondary' : 'tint'}
                    aria-label={`${verb}${name}`}
                    onClick={() => setTask(kind)}
                  >
                    {verb}
                  </Button>
                )
              }
            />
          );
        })}
        <WechatRow />
      </ul>
      {task === 'password' ? <PasswordDialog hasPassword={hasPassword} onClose={close} /> : null}
      {task === 'mobile' || task === 'email' ? (
        <ContactDialog kind={task} contacts={bound} onClose={close} />
      ) : null}
    </>
  );
}
