import { limits } from '@zaojie/contract/limits';
import { countCharacters } from '@zaojie/contract/text-rules';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { BARE_CONTROL, inputBoxClass } from '../../ui/input-box.ts';
import { useMemberOnly } from '../users/use-member-only.ts';
import { useCommentSurroundings } from './comment-context.ts';
import { EmojiPicker } from '../../ui/emoji-picker.tsx';
import { useAddComment, type ReplyTarget } from './use-add-comment.ts';

const { min, max } = limits.comment;
const TOO_SHORT = `评论内容至少${min}个字符`;
const TOO_LONG = `评论不能超过${max}个字符`;

function faultOf(content: string): string | undefined {
  const length = countCharacters(content.trim());
  if (length < min) return TOO_SHORT;
  return length > max ? TOO_LONG : undefined;
}

export interface CommentComposerProps {
  /** Whom the words answer; left out for a comment on the post itself. */
  target?: ReplyTarget | undefined;
  /** The composer can be put away: the reply box under a comment. */
  onClose?: (() => void) | undefined;
}

/** Where words are written. What was typed stays when sending fails. */
export function CommentComposer({ target, onClose }: CommentComposerProps) {
  const { postId, onCountChange } = useCommentSurroundings();
  const memberOnly = useMemberOnly();
  const [content, setContent] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const sending = useAddComment(postId, onCountChange);
  const field = useRef<HTMLTextAreaElement>(null);
  const isReply = target !== undefined;
  const label = isReply ? `回复 @${target.nickname}` : '评论内容';

  useEffect(() => {
    if (isReply) field.current?.focus();
  }, [isReply]);

  function change(next: string) {
    setContent(next);
    if (fault !== undefined) setFault(faultOf(next));
  }

  function insert(face: string) {
    const { selectionStart: start = content.length, selectionEnd: end = start } = field.current ?? {};
    change(content.slice(0, start) + face + content.slice(end));
    field.current?.focus();
  }

  function send() {
    if (sending.isPending || content.trim() === '' || !memberOnly()) return;
    const found = faultOf(content);
    setFault(found);
    if (found !== undefined) {
      field.current?.focus();
      return;
    }
    const finish = () => {
      // Words that were typed while these were on their way are still to be sent.
      if (field.current?.value !== content) return;
      setContent('');
      onClose?.();
    };
    sending.mutate({ content: content.trim(), target: target ?? null }, { onSuccess: finish });
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    } else if (event.key === 'Escape') onClose?.();
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
              placeholder={isReply ? label : `说说你的看法，至少 ${min} 个字`}
              value={content}
              onChange={(event) => change(event.target.value)}
              onKeyDown={handleKey}
              className={`${BARE_CONTROL} field-sizing-content max-h-80 min-h-[3.4em] resize-none text-15 leading-text max-md:text-16`}
            />
            <ComposerFoot
              isEmpty={content.trim() === ''}
              isSending={sending.isPending}
              onFace={insert}
              {...(onClose === undefined ? {} : { onClose })}
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
