import { limits } from '@zaojie/contract/limits';
import { ImagePlus } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, type FormEvent, type KeyboardEvent } from 'react';
import { insertAtCaret } from '../../ui/form/insert-at-caret.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { BARE_CONTROL, inputBoxClass } from '../../ui/form/input-box.ts';
import { useCommentSurroundings } from './comment-context.ts';
import { useMentionPicker } from './mention/use-mention-picker.tsx';
import { EmojiPicker } from '../../ui/form/emoji-picker.tsx';
import type { PendingPictures } from './media/composer-pictures.tsx';
import { takeUpPenIfWanted } from './place/comments-place.ts';
import type { ReplyTarget } from './use-add-comment.ts';
import { useCommentDraft } from './use-comment-draft.ts';

export interface CommentComposerProps {
  /** Whom the words answer; left out for a comment on the post itself. */
  target?: ReplyTarget | undefined;
  /** The composer can be put away: the reply box under a comment. */
  onClose?: (() => void) | undefined;
}

const ComposerPictures = lazy(async () => ({
  default: (await import('./media/composer-pictures.tsx')).ComposerPictures,
}));
const NO_PICTURES: PendingPictures = { urls: [], reason: null };

/** Where words are written under a post. */
export function CommentComposer({ target, onClose }: CommentComposerProps) {
  const { postId, onCountChange } = useCommentSurroundings();
  const draft = useCommentDraft<HTMLTextAreaElement>({
    postId,
    target: target ?? null,
    onCountChange,
    onSent: () => {
      setPictures(null);
      setQuoting(false);
    },
    onDone: onClose,
  });
  const { field, content, change, fault, leave } = draft;
  const mention = useMentionPicker(field, change);
  const [pictures, setPictures] = useState<PendingPictures | null>(null);
  const [isQuoting, setQuoting] = useState(false);
  const isReply = target !== undefined;
  const label = isReply ? `回复 @${target.nickname}` : '评论内容';

  useEffect(() => {
    if (isReply) field.current?.focus();
    else takeUpPenIfWanted();
  }, [isReply, field]);

  function send() {
    if (pictures !== null && pictures.reason !== null) return;
    draft.send({
      ...(pictures !== null && pictures.urls.length > 0 && { media_urls: [...pictures.urls] }),
      ...(isQuoting && target && { quote_id: target.id }),
    });
  }

  const close = () => void leave(pictures !== null && (pictures.urls.length > 0 || pictures.reason !== null));

  function insert(face: string) {
    insertAtCaret(field.current, content, face, change);
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
      close();
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
            {pictures === null ? null : (
              <Suspense fallback={null}>
                <ComposerPictures onChange={setPictures} isSending={draft.isSending} />
              </Suspense>
            )}
            {isReply ? (
              <Checkbox checked={isQuoting} onChange={(event) => setQuoting(event.target.checked)}>
                引用这条评论
              </Checkbox>
            ) : null}
            <ComposerFoot
              isEmpty={draft.isEmpty}
              reason={pictures?.reason ?? null}
              onPictures={pictures === null ? () => setPictures(NO_PICTURES) : null}
              isSending={draft.isSending}
              onFace={insert}
              {...(onClose === undefined ? {} : { onClose: close })}
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
  /** Why it can't be sent yet; null when it can. */
  reason: string | null;
  /** Null once there is room for them. */
  onPictures: (() => void) | null;
  onFace: (face: string) => void;
  onClose?: () => void;
}

function ComposerFoot(props: ComposerFootProps) {
  return (
    <div className="flex items-center gap-2">
      <EmojiPicker isOnce onPick={props.onFace} />
      {props.onPictures ? (
        <IconButton label="添加图片" size="small" onClick={props.onPictures}>
          <ImagePlus size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      ) : null}
      <span className="text-12 text-ink-3 max-md:hidden">Ctrl + Enter 发送</span>
      <span className="flex-1" />
      {props.onClose ? (
        <Button size="small" look="quiet" onClick={props.onClose}>
          取消
        </Button>
      ) : null}
      <Button
        type="submit"
        size="small"
        look="primary"
        disabled={props.isEmpty}
        loading={props.isSending}
        {...(props.reason === null ? {} : { disabledReason: props.reason })}
      >
        发送
      </Button>
    </div>
  );
}
