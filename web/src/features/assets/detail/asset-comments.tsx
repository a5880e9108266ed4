import {
  addAssetComment,
  deleteAssetComment,
  type AssetComment,
} from '@zaojie/contract/assets/asset-comment.endpoints';
import type { AssetDetail } from '@zaojie/contract/assets/asset.schemas';
import { limits } from '@zaojie/contract/limits';
import { countCharacters } from '@zaojie/contract/text-rules';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type FormEvent } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { useSession } from '../../../api/session.ts';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadMore } from '../../../ui/feedback/load-more.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { BARE_CONTROL, inputBoxClass } from '../../../ui/form/input-box.ts';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { useMemberOnly } from '../../users/use-member-only.ts';
import { assetKeys, commentsQuery, patchAsset, rowsOf } from '../asset-queries.ts';
import { CommentItem } from './comment-item.tsx';

type Answering = { id: number; nickname: string } | null;

function useComments(asset: AssetDetail) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: assetKeys.comments(asset.id) });

  async function add(content: string, replyTo: number | null): Promise<boolean> {
    try {
      const body = { id: asset.id, content, ...(replyTo !== null && { reply_to: replyTo }) };
      const { msg } = await call(addAssetComment, { body });
      patchAsset(client, asset.id, { comment_count: asset.comment_count + 1 });
      toast.success(msg);
      await refresh();
      return true;
    } catch (error) {
      toast.error(messageOf(error, '评论没有发出，请重试'));
      return false;
    }
  }

  async function remove({ id }: AssetComment): Promise<void> {
    if (!(await dialog.confirm({ title: '删除评论', message: '确定要删除这条评论吗？', danger: true })))
      return;
    try {
      const { data, msg } = await call(deleteAssetComment, { params: { id } });
      patchAsset(client, asset.id, data);
      toast.success(msg);
      await refresh();
    } catch (error) {
      toast.error(messageOf(error, '删除失败，请重试'));
    }
  }

  return { add, remove };
}

type ComposerProps = {
  answering: Answering;
  onCancel: () => void;
  onSend: (content: string) => Promise<boolean>;
};

function Composer({ answering, onCancel, onSend }: ComposerProps) {
  const memberOnly = useMemberOnly();
  const user = useSession()?.user;
  const [content, setContent] = useState('');
  const [isSending, setSending] = useState(false);
  const isTooShort = countCharacters(content.trim()) < limits.comment.min;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending || isTooShort || !memberOnly()) return;
    setSending(true);
    if (await onSend(content.trim())) setContent('');
    setSending(false);
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)} className="mt-3 flex gap-3">
      {user === undefined ? null : (
        <Avatar name={user.nickname || user.username} src={user.avatar} className="max-md:hidden" />
      )}
      <Field
        label={answering === null ? '评论内容' : `回复 ${answering.nickname}`}
        labelHidden={answering === null}
        className="min-w-0 flex-1"
      >
        {(control) => (
          <div className={inputBoxClass(false, 'flex-col items-stretch gap-1 px-3.5 py-2.5')}>
            <textarea
              {...control}
              rows={2}
              value={content}
              maxLength={limits.comment.max}
              placeholder="用在哪里了，或者还缺哪一件"
              onChange={(event) => setContent(event.target.value)}
              className={`${BARE_CONTROL} field-sizing-content max-h-80 min-h-[3.4em] resize-none text-15 leading-text max-md:text-16`}
            />
            <div className="flex items-center justify-end gap-2">
              <span className="mr-auto text-12 text-ink-3">至少 {limits.comment.min} 个字</span>
              {answering === null ? null : (
                <Button size="small" look="quiet" onClick={onCancel}>
                  不回复了
                </Button>
              )}
              <Button type="submit" size="small" look="primary" loading={isSending} disabled={isTooShort}>
                发送
              </Button>
            </div>
          </div>
        )}
      </Field>
    </form>
  );
}

function Waiting() {
  return (
    <SkeletonGroup className="mt-6 grid grid-cols-1 gap-5">
      {[0, 1].map((n) => (
        <div key={n} className="flex gap-3">
          <Skeleton shape="circle" width={40} height={40} />
          <div className="min-w-0 flex-1">
            <Skeleton width="30%" />
            <Skeleton width="80%" className="mt-2.5" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}

export function AssetComments({ asset }: { asset: AssetDetail }) {
  const list = useInfiniteQuery(commentsQuery(asset.id));
  const comments = useMemo(() => rowsOf(list.data), [list.data]);
  const [answering, setAnswering] = useState<Answering>(null);
  const { add, remove } = useComments(asset);
  return (
    <section>
      <h2 className="text-20">
        评论 <span className="ml-1 text-14 font-normal text-ink-3">{asset.comment_count}</span>
      </h2>
      {asset.can.comment ? (
        <Composer
          key={answering?.id ?? 0}
          answering={answering}
          onCancel={() => setAnswering(null)}
          onSend={async (content) => {
            const isSent = await add(content, answering?.id ?? null);
            if (isSent) setAnswering(null);
            return isSent;
          }}
        />
      ) : null}
      {list.isPending ? <Waiting /> : null}
      {list.isError && comments.length === 0 ? (
        <ErrorState
          title="评论没有取到"
          error={list.error}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : null}
      {list.isSuccess && comments.length === 0 ? (
        <p className="mt-5 text-ink-3">还没有人评论。用了它的话，说说用在哪里。</p>
      ) : null}
      <ul className="mt-5 grid grid-cols-1 gap-6">
        {comments.map((comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            canAnswer={asset.can.comment}
            onAnswer={() => setAnswering({ id: comment.id, nickname: comment.user.nickname })}
            onRemove={() => void remove(comment)}
          />
        ))}
      </ul>
      <LoadMore list={list} />
    </section>
  );
}
