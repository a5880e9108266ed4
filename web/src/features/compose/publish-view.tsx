import type { CircleLabel } from '@zaojie/contract/circles/circle.schemas';
import { getPost } from '@zaojie/contract/posts/post.endpoints';
import type { Post, PostDetail } from '@zaojie/contract/posts/post.schemas';
import { limits } from '@zaojie/contract/limits';
import type { TagLabel } from '@zaojie/contract/tags/tag.schemas';
import { useEffect, useState } from 'react';
import { call, messageOf } from '../../api/client.ts';
import { readSession } from '../../api/session.ts';
import { whenLeft } from '../../hooks/when-left.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { draftOf, EMPTY_DRAFT, readDraft, type DraftPlace, type PostDraft } from './draft.ts';
import type { PublishViewProps } from './publish-dialog.tsx';
import { PublishForm } from './publish-form.tsx';

interface Beginning {
  post: Post | null;
  place: DraftPlace;
  initial: PostDraft;
  start: PostDraft;
}

type Meant = { circle: CircleLabel | null; tag: TagLabel | null };
const NOTHING_MEANT: Meant = { circle: null, tag: null };

function withTag(tags: readonly TagLabel[], tag: TagLabel | null): readonly TagLabel[] {
  const isThere = tags.some(({ name }) => name === tag?.name);
  return tag === null || isThere || tags.length >= limits.post.maxTags ? tags : [...tags, tag];
}

function beginWith(post: PostDetail | null, { circle, tag }: Meant = NOTHING_MEANT): Beginning {
  const place = { userId: readSession()?.user.id ?? 0, post };
  const initial = post === null ? { ...EMPTY_DRAFT, circle, tags: withTag([], tag) } : draftOf(post);
  const kept = readDraft(place);
  // Whoever writes in a circle or about something means that, whatever the draft was for.
  const start =
    kept === null ? initial : { ...kept, circle: circle ?? kept.circle, tags: withTag(kept.tags, tag) };
  return { post, place, initial, start };
}

/** A post from a list carries only the beginning of its text, so the whole one is fetched before it is edited. */
function useBeginning({ request, onClosed }: PublishViewProps): Beginning | null {
  const [beginning, setBeginning] = useState<Beginning | null>(() =>
    request.post === null ? beginWith(null, request) : null,
  );
  useEffect(() => {
    if (request.post === null) return undefined;
    const stop = new AbortController();
    const giveUp = () => {
      stop.abort();
      request.answer(null);
      onClosed();
    };
    const cancel = whenLeft(giveUp);
    const begin = async (id: number) => {
      try {
        const { data } = await call(getPost, { query: { id }, signal: stop.signal });
        cancel();
        setBeginning(beginWith(data));
      } catch (error) {
        if (stop.signal.aborted) return;
        toast.error(messageOf(error, '获取帖子详情失败'));
        giveUp();
      }
    };
    void begin(request.post.id);
    return () => {
      cancel();
      stop.abort();
    };
  }, [request, onClosed]);
  return beginning;
}

export interface PublishViewOwnProps extends PublishViewProps {
  /** What shows posts must hear of it. */
  onPublished: (id: number) => void;
}

/** One opening of the form, from the first paint to the end of its fade. */
export function PublishView({ request, onClosed, onPublished }: PublishViewOwnProps) {
  const [open, setOpen] = useState(true);
  const beginning = useBeginning({ request, onClosed });

  function close(published: { id: number } | null) {
    if (published !== null) onPublished(published.id);
    request.answer(published);
    setOpen(false);
  }

  if (beginning === null) return null;
  return (
    <PublishForm
      {...beginning}
      open={open}
      onClose={() => close(null)}
      onClosed={onClosed}
      onPublished={(id) => close({ id })}
    />
  );
}
