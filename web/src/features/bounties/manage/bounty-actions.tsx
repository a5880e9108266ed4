import { deleteBounty, manageBounty } from '@zaojie/contract/bounties/bounty.endpoints';
import type { OwnBounty } from '@zaojie/contract/bounties/bounty.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { MenuItem, MenuSeparator } from '../../../ui/menu/menu-items.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { useBountyDialog } from '../bounty-address.ts';
import { patchBounty } from '../bounty-cache.ts';
import { bountyKeys } from '../bounty-queries.ts';
import { DeadlineDialog } from './deadline-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';

type Move = { action: 'close' | 'stop_recruit'; title: string; message: string; done: string };

const CLOSE: Move = {
  action: 'close',
  title: '关闭约稿',
  message: '关闭后不再收应征，还没有结果的应征会收到通知。截稿日期之前可以重新开放。',
  done: '约稿已关闭',
};
const STOP: Move = {
  action: 'stop_recruit',
  title: '停止招募',
  message: '不再收新的应征，已经收到的还可以慢慢选。',
  done: '已停止招募',
};

/** What its owner may do with a bounty now. */
export function BountyActions({ bounty }: { bounty: OwnBounty }) {
  const queryClient = useQueryClient();
  const { open: edit } = useBountyDialog('edit');
  const [asked, setAsked] = useState<'note' | 'extend' | 'reopen' | 'invite' | null>(null);
  const { can } = bounty;

  function refresh() {
    void queryClient.invalidateQueries({ queryKey: bountyKeys.all });
  }

  async function move({ action, title, message, done }: Move) {
    if (!(await dialog.confirm({ title, message, confirmText: title, danger: action === 'close' }))) return;
    try {
      const { data } = await call(manageBounty, { body: { id: bounty.id, action } });
      patchBounty(queryClient, bounty.id, data);
      toast.success(done);
    } catch (error) {
      toast.error(messageOf(error, '操作失败，请重试'));
    }
    refresh();
  }

  async function remove() {
    const isSure = await dialog.confirm({
      title: '删除约稿',
      message: `确定要删除“${bounty.title}”吗？删除后将无法恢复，应征的人会收到通知。`,
      confirmText: '删除',
      danger: true,
    });
    if (!isSure) return;
    try {
      await call(deleteBounty, { body: { id: bounty.id } });
      toast.success('约稿已删除');
    } catch (error) {
      toast.error(messageOf(error, '删除失败，请重试'));
    }
    refresh();
  }

  return (
    <>
      <Menu
        label={`${bounty.title}的操作`}
        renderTrigger={(trigger) => (
          <IconButton {...trigger} label={`更多操作：${bounty.title}`}>
            <Ellipsis size={18} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        )}
      >
        {can.edit ? <MenuItem onSelect={() => edit(String(bounty.id))}>编辑</MenuItem> : null}
        {can.append ? <MenuItem onSelect={() => setAsked('note')}>补充说明</MenuItem> : null}
        {can.invite ? <MenuItem onSelect={() => setAsked('invite')}>邀请创作者</MenuItem> : null}
        {can.extend ? <MenuItem onSelect={() => setAsked('extend')}>延长截稿日期</MenuItem> : null}
        {can.stop_recruit ? <MenuItem onSelect={() => void move(STOP)}>停止招募</MenuItem> : null}
        {can.reopen ? <MenuItem onSelect={() => setAsked('reopen')}>重新开放</MenuItem> : null}
        {can.close ? <MenuItem onSelect={() => void move(CLOSE)}>关闭</MenuItem> : null}
        <MenuSeparator />
        <MenuItem danger disabled={!can.delete} onSelect={() => void remove()}>
          {can.delete ? '删除' : '有进行中的订单，不能删除'}
        </MenuItem>
      </Menu>
      <NoteDialog bounty={bounty} open={asked === 'note'} onClose={() => setAsked(null)} onDone={refresh} />
      <InviteDialog bounty={bounty} open={asked === 'invite'} onClose={() => setAsked(null)} />
      <DeadlineDialog
        bounty={bounty}
        action={asked === 'reopen' ? 'reopen' : 'extend'}
        open={asked === 'extend' || asked === 'reopen'}
        onClose={() => setAsked(null)}
        onDone={refresh}
      />
    </>
  );
}
