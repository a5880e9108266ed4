import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteGameComment, likeGameComment } from '@zaojie/contract/games/game.endpoints';
import type { GameReply } from '@zaojie/contract/games/game-comment.schemas';
import { Heart, Reply } from 'lucide-react';
import type { ComponentProps } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { formatCount } from '../../../text/numbers.ts';
import { classNames } from '../../../ui/class-names.ts';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { WordsMenu } from '../../reports/words-menu.tsx';
import { useToggle } from '../../users/use-toggle.ts';
import { gameKeys } from '../game-queries.ts';
import { patchLike, removeComment } from './comment-cache.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

function Action({ isOn = false, ...native }: ComponentProps<'button'> & { isOn?: boolean }) {
  return (
    <button
      {...native}
      type="button"
      className={classNames(
        'inline-flex h-8.5 items-center gap-1.5 rounded-control px-2.5 text-12 leading-none transition-colors hover:bg-surface-3 max-md:h-11',
        isOn ? 'text-danger' : 'text-ink-3 hover:text-ink',
      )}
    />
  );
}

function useLike(target: GameReply) {
  const client = useQueryClient();
  return useToggle({
    deed: { kind: 'like-game-comment', id: target.id, gameId: target.game_id },
    isOn: target.is_liked,
    count: target.like_count,
    ask: async () => {
      const { data } = await call(likeGameComment, { body: { comment_id: target.id } });
      return { isOn: data.is_liked, count: data.like_count };
    },
    onChange: (state) => patchLike(client, target, { is_liked: state.isOn, like_count: state.count }),
  });
}

/** Asks first; a comment takes its rating and its answers along. */
function useDelete(target: GameReply) {
  const client = useQueryClient();
  const deleting = useMutation({
    mutationFn: async () => (await call(deleteGameComment, { params: { id: target.id } })).data,
    onSuccess: () => {
      removeComment(client, target);
      toast.success('评论已删除');
      void client.invalidateQueries({ queryKey: gameKeys.detail(target.game_id) });
    },
    onError: (error) => toast.error(messageOf(error, '删除评论失败')),
  });
  return async () => {
    if (deleting.isPending) return;
    const isSure = await dialog.confirm({
      title: '删除评论',
      message: '确定要删除这条评论吗？',
      danger: true,
    });
    if (isSure) deleting.mutate();
  };
}

type CommentActionsProps = { target: GameReply; isReplying: boolean; onReply: () => void };

/** Like, answer; delete one's own words, report others'. */
export function CommentActions({ target, isReplying, onReply }: CommentActionsProps) {
  const { isOn, count, toggle } = useLike(target);
  const remove = useDelete(target);
  return (
    <div className="-ml-2.5 flex flex-wrap items-center gap-1">
      <Action
        isOn={isOn}
        aria-pressed={isOn}
        aria-label={isOn ? `取消赞，${count}` : `赞，${count}`}
        onClick={() => void toggle()}
      >
        <Heart {...icon} className={isOn ? 'fill-current' : undefined} />
        {count > 0 ? formatCount(count) : '赞'}
      </Action>
      <Action aria-expanded={isReplying} aria-label={`回复 ${target.nickname}`} onClick={onReply}>
        <Reply {...icon} />
        回复
      </Action>
      <WordsMenu
        target={{ kind: 'game_comment', id: target.id, name: `${target.nickname}的评论` }}
        words={target.content}
        canDelete={target.can.delete}
        onDelete={() => void remove()}
      />
    </div>
  );
}
