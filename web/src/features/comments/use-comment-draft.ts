import { limits } from '@zaojie/contract/limits';
import { countCharacters } from '@zaojie/contract/text-rules';
import { useRef, useState } from 'react';
import { forgetDraft, readDraft } from '../../api/drafts/draft-shelf.ts';
import { useKeptText } from '../../api/drafts/use-draft.ts';
import type { Deed } from '../../api/intention.ts';
import { dialog } from '../../ui/dialog/dialogs.ts';
import { useMemberOnly } from '../users/use-member-only.ts';
import { useKeptDeed } from '../users/use-resumed.ts';
import type { OnCountChange } from './comment-context.ts';
import { commentDraftPlace } from './comment-draft-place.ts';
import { useAddComment, type Answered, type Extras } from './use-add-comment.ts';

const { min, max } = limits.comment;

function faultOf(content: string): string | undefined {
  const length = countCharacters(content.trim());
  if (length < min) return `评论内容至少${min}个字符`;
  return length > max ? `评论不能超过${max}个字符` : undefined;
}

type CommentDraftOptions = {
  postId: number;
  /** Whom the words answer; null for a comment on the post itself. */
  target: Answered | null;
  onCountChange: OnCountChange;
  onSent?: (content: string) => void;
  /** All that was typed has been sent. */
  onDone?: (() => void) | undefined;
};

/** Words on their way to becoming a comment. They are kept until they are sent or given up. */
export function useCommentDraft<Control extends HTMLInputElement | HTMLTextAreaElement>(
  options: CommentDraftOptions,
) {
  const { postId, target, onCountChange, onSent, onDone } = options;
  const memberOnly = useMemberOnly();
  const field = useRef<Control>(null);
  const isOnItsWay = useRef(false);
  const keepDeed = useKeptDeed();
  const answeredId = target?.id ?? 0;
  const place = commentDraftPlace(postId, answeredId);
  const { text: content, change: keep, userId } = useKeptText(place, field);
  const [fault, setFault] = useState<string | undefined>();
  const deed: Deed = { kind: 'comment', postId, answeredId };
  const sending = useAddComment(
    postId,
    onCountChange,
    (sent) => {
      // Whoever has left the page before the answer came must not find the words there again.
      if (readDraft(userId, place).trim() === sent) forgetDraft(userId, place);
      onSent?.(sent);
    },
    (error) => keepDeed(error, deed, userId),
  );

  function change(next: string) {
    keep(next);
    if (fault !== undefined) setFault(faultOf(next));
  }

  function finish() {
    // Words that were typed while these were on their way are still to be sent.
    if (field.current?.value !== content) return;
    keep('');
    onDone?.();
  }

  function send(extras: Extras = {}) {
    // Pressed twice, it is sent once: the second press knows nothing of the first yet.
    if (isOnItsWay.current || content.trim() === '' || !memberOnly(deed)) return;
    const found = faultOf(content);
    setFault(found);
    if (found !== undefined) {
      field.current?.focus();
      return;
    }
    isOnItsWay.current = true;
    const onSettled = () => (isOnItsWay.current = false);
    sending.mutate({ content: content.trim(), target, extras }, { onSuccess: finish, onSettled });
  }

  /** Puts the box away; words and pictures in it aren't thrown away unasked. */
  async function leave(hasPictures = false) {
    if (content.trim() !== '' || hasPictures) {
      const isSure = await dialog.confirm({
        title: '放弃写到一半的回复吗？',
        message: hasPictures ? '放弃后，写的和选的图都不会保留。' : '放弃后，这段文字不会保留。',
        confirmText: '放弃',
        cancelText: '继续写',
        danger: true,
      });
      if (!isSure) return;
      keep('');
    }
    onDone?.();
  }

  return {
    field,
    content,
    change,
    fault,
    send,
    leave,
    isEmpty: content.trim() === '',
    isSending: sending.isPending,
  };
}
