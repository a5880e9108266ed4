import { limits } from '@zaojie/contract/limits';
import { useEffect, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { BARE_CONTROL, inputBoxClass } from '../../ui/form/input-box.ts';
import { useCommentSurroundings } from './comment-context.ts';
import { useMentionPicker } from './mention/use-mention-picker.tsx';
import { EmojiPicker } from '../../ui/form/emoji-picker.tsx';
import type { ReplyTarget } from './use-add-comment.ts';
import { useCommentDraft } from './use-comment-draft.ts';

export interface CommentComposerProps {
  /** Whom the words answer; left out for a comment on the post itself. */
  target?: ReplyTarget | undefined;
  /** The composer can be put away: the reply box under a comment. */
  onClose?: (() => void) | undefined;
}

/** Where words are written under a post. */
export function CommentComposer({ target, onClose }: CommentComposerProps) {
  const { postId, onCountChange } = useCommentSurroundings();
  const draft = useCommentDraft<HTMLTextAreaElement>({
    postId,
    target: target ?? null,
    onCountChange,
    onDone: onClose,
  });
  const { field, content, change, fault, send, leave } = draft;
  const mention = useMentionPicker(field, change);
  const isReply = target !== undefined;
  const label = isReply ? `回复 @${target.nickname}` : '评论内容';

  useEffect(() => {
    if (isReply) field.current?.focus();
  }, [isReply, field]);

  function insert(face: string) {
    const { selectionStart: start = content.length, selectionEnd: end = start } = field.current ?? {};
    change(content.slice(0, start) + face + content.slice(end));
    field.current?.focus();
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing || mention.handleKey(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    } else if (event.key === 'Escape' && onClose) {
      // The question it may bring would hear the same key, and close.
      event.stopPropagation();
      void leave();
    }
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  return (
    <form onSubmit={handleSubmit} className="min-w-0 flex-1">
      <Field label={label} labelHidden error={fault}>
        {(control) => (
          <div
            className={inputBoxClass(fault !== undefined, 'flex-col items-stretch gap-1 p-2 pt-2.5 pl-3.5')}
          >
            <textarea
              {...control}
              ref={field}
              rows={2}
              placeholder={isReply ? label : `说说你的看法，至少 ${limits.comment.min} 个字`}
              value={content}
              onChange={(event) => change(event.target.value)}
              onKeyDown={handleKey}
              onSelect={mention.look}
              onBlur={mention.close}
              className={`${BARE_CONTROL} field-sizing-content max-h-80 min-h-[3.4em] resize-none text-15 leading-text max-md:text-16`}
            />
            {mention.popup}
            <ComposerFoot
              isEmpty={draft.isEmpty}
              isSending={draft.isSending}
              onFace={insert}
              {...(onClose === undefined ? {} : { onClose: () => void leave() })}
            />
          </div>
        )}
      </Field>
    </form>
  );
}

interface ComposerFootProps {
  isEmpty: boolean;
  isSending: boolean;
  onFace: (face: string) => void;
  onClose?: () => void;
}

function ComposerFoot(props: ComposerFootProps) {
  return (
    <div className="flex items-center gap-2">
      <EmojiPicker isOnce onPick={props.onFace} />
      <span className="text-12 text-ink-3 max-md:hidden">Ctrl + Enter 发送</span>
      <span className="flex-1" />
      {props.onClose ? (
        <Button size="small" look="quiet" onClick={props.onClose}>
          取消
        </Button>
      ) : null}
      <Button type="submit" size="small" look="primary" disabled={props.isEmpty} loading={props.isSending}>
        发送
      </Button>
    </div>
  );
}
