import { useMutation } from '@tanstack/react-query';
import { limits } from '@zaojie/contract/limits';
import { addComment } from '@zaojie/contract/posts/comment.endpoints';
import { countCharacters } from '@zaojie/contract/text-rules';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { call, messageOf } from '../../api/client.ts';
import { RepeatKeys } from '../../api/repeat-keys.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.tsx';
import type { ReplyTarget } from './notice-words.ts';

const { min, max } = limits.comment;

function faultOf(content: string): string | undefined {
  const length = countCharacters(content);
  if (length < min) return `评论内容至少${min}个字符`;
  return length > max ? `评论不能超过${max}个字符` : undefined;
}

type ReplyBoxProps = {
  target: ReplyTarget;
  /** Who reads it. */
  nickname: string;
  onSent: (content: string) => void;
  onClose: () => void;
};

/** An answer without leaving the notices. What was typed stays when sending fails. */
export function ReplyBox({ target, nickname, onSent, onClose }: ReplyBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const [keys] = useState(() => new RepeatKeys());
  const sending = useMutation({
    mutationFn: async (content: string) => {
      const body = { ...target, content };
      return (await call(addComment, { body, idempotencyKey: keys.of(body) })).data;
    },
    onSuccess: (_, content) => {
      keys.done();
      toast.success('评论发布成功');
      onSent(content);
    },
    onError: (error) => toast.error(messageOf(error, '发布评论失败')),
  });
  useEffect(() => field.current?.focus(), []);

  function send(event: FormEvent) {
    event.preventDefault();
    const content = text.trim();
    if (content === '' || sending.isPending) return;
    const found = faultOf(content);
    setFault(found);
    if (found === undefined) sending.mutate(content);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
  }

  return (
    <form onSubmit={send} className="relative z-1 mt-2">
      <TextInput
        ref={field}
        label={`回复 ${nickname}`}
        labelHidden
        placeholder={`回复 ${nickname}`}
        value={text}
        error={fault}
        enterKeyHint="send"
        autoComplete="off"
        onChange={(event) => {
          setText(event.target.value);
          if (fault !== undefined) setFault(faultOf(event.target.value.trim()));
        }}
        onKeyDown={handleKey}
        beside={
          <Button
            type="submit"
            look="primary"
            size="field"
            disabled={text.trim() === ''}
            loading={sending.isPending}
          >
            回复
          </Button>
        }
      />
    </form>
  );
}
