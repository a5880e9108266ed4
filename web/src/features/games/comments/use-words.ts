import { limits } from '@zaojie/contract/limits';
import { countCharacters } from '@zaojie/contract/text-rules';
import { useRef, useState } from 'react';
import { forgetDraft, readDraft } from '../../../api/drafts/draft-shelf.ts';
import { useKeptText } from '../../../api/drafts/use-draft.ts';
import { useMemberOnly } from '../../users/use-member-only.ts';
import { useKeptDeed } from '../../users/use-resumed.ts';
import { useAddGameComment } from './use-add-game-comment.ts';

const { min, max } = limits.comment;

export function faultOf(content: string): string | undefined {
  const length = countCharacters(content.trim());
  if (length < min) return `评论内容至少${min}个字符`;
  return length > max ? `评论不能超过${max}个字符` : undefined;
}

type WordsOptions = {
  gameId: number;
  /** Where unsent words are kept. */
  place: string;
  answeredId: number | null;
  rating: number | null;
  onDone: () => void;
};

/** Words on their way to standing under a game. They are kept until they are sent. */
export function useWords({ gameId, place, answeredId, rating, onDone }: WordsOptions) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, change: keep, userId } = useKeptText(place, field);
  const [fault, setFault] = useState<string | undefined>();
  const memberOnly = useMemberOnly();
  const keepDeed = useKeptDeed();
  const deed = { kind: 'comment-game', id: gameId, answeredId: answeredId ?? 0 } as const;
  const sending = useAddGameComment(gameId, (error) => keepDeed(error, deed, userId));

  function change(next: string) {
    keep(next);
    if (fault !== undefined) setFault(faultOf(next));
  }

  function finish(sent: string) {
    if (readDraft(userId, place).trim() === sent) forgetDraft(userId, place);
    // Words that were typed while these were on their way are still to be sent.
    if (field.current !== null && field.current.value.trim() !== sent) return;
    keep('');
    onDone();
  }

  function send() {
    if (sending.isPending || !memberOnly(deed)) return;
    const found = faultOf(text);
    setFault(found);
    if (found !== undefined) {
      field.current?.focus();
      return;
    }
    const content = text.trim();
    sending.mutate({ content, rating, answeredId }, { onSuccess: () => finish(content) });
  }

  return { field, text, change, fault, send, isSending: sending.isPending, isEmpty: text.trim() === '' };
}
