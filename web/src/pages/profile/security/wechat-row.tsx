import { useQuery, useQueryClient } from '@tanstack/react-query';
import { releaseWechat } from '@zaojie/contract/social-login/social-login.endpoints';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { BindDialog } from '../../../features/social-login/bind-dialog.tsx';
import { bindingQuery } from '../../../features/social-login/wechat-binding.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { SecurityRow } from './security-row.tsx';

/** The WeChat that opens the account; what is the only way in isn't let go. */
export function WechatRow() {
  const client = useQueryClient();
  const { data: binding } = useQuery(bindingQuery);
  const [isBinding, setBinding] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: bindingQuery.queryKey });

  const release = useOneAtATime<void>(async () => {
    const isSure = await dialog.confirm({
      title: '解绑微信',
      message: '解绑之后不能再用这个微信登录，账号里的东西不变。',
      confirmText: '解绑',
    });
    if (!isSure) return;
    try {
      toast.success((await call(releaseWechat)).msg);
    } catch (error) {
      toast.error(messageOf(error, '没有解绑成功，请重试'));
    } finally {
      await refresh();
    }
  });

  if (!binding || (!binding.is_offered && !binding.is_bound)) return null;
  if (binding.is_bound) {
    return (
      <SecurityRow
        label="微信"
        value={`已绑定 ${binding.nickname}`}
        note={binding.can_release ? '可以扫码登录' : '现在唯一的登录方式，设置密码后才能解绑'}
        action={
          binding.can_release ? (
            <Button size="small" aria-label="解绑微信" onClick={() => void release()}>
              解绑
            </Button>
          ) : null
        }
      />
    );
  }
  return (
    <>
      <SecurityRow
        label="微信"
        value="还没有绑定"
        isMissing
        note="绑定后可以扫码登录"
        action={
          <Button size="small" look="tint" aria-label="绑定微信" onClick={() => setBinding(true)}>
            绑定
          </Button>
        }
      />
      <BindDialog
        isOpen={isBinding}
        onClose={() => setBinding(false)}
        onBound={() => {
          setBinding(false);
          toast.success('微信已绑定');
          void refresh();
        }}
      />
    </>
  );
}
