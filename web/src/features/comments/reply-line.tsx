import { useEffect, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import type { OnCountChange } from './comment-context.ts';
import type { Answered } from './use-add-comment.ts';
import { useMentionPicker } from './mention/use-mention-picker.tsx';
import { useCommentDraft } from './use-comment-draft.ts';

type ReplyLineProps = {
  postId: number;
  target: Answered | null;
  /** Who reads it. */
  nickname: string;
  onCountChange: OnCountChange;
  onSent: (content: string) => void;
  onClose: () => void;
};

/** An answer in one line, written away from the post. */
export function ReplyLine({ nickname, onClose, ...options }: ReplyLineProps) {
  const draft = useCommentDraft<HTMLInputElement>({ ...options, onDone: onClose });
  const { field } = draft;
  const mention = useMentionPicker(field, draft.change);
  useEffect(() => field.current?.focus(), [field]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    draft.send();
  }

  function handleKey(event: KeyboardEvent) {
    if (mention.handleKey(event) || event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // The question it may bring would hear the same key, and close.
    event.stopPropagation();
    void draft.leave();
  }

  return (
    <form onSubmit={handleSubmit} className="relative z-1 mt-2">
      <TextInput
        ref={field}
        label={`回复 ${nickname}`}
        labelHidden
        placeholder={`回复 ${nickname}`}
        value={draft.content}
        error={draft.fault}
        enterKeyHint="send"
        autoComplete="off"
        onChange={(event) => draft.change(event.target.value)}
        onKeyDown={handleKey}
        onSelect={mention.look}
        onBlur={mention.close}
        beside={
          <Button
            type="submit"
            look="primary"
            size="field"
            disabled={draft.isEmpty}
            loading={draft.isSending}
          >
            回复
          </Button>
        }
      />
      {mention.popup}
    </form>
  );
}
