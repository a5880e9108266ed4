import { getPost } from '@zaojie/contract/posts/post.endpoints';
import type { Post } from '@zaojie/contract/posts/post.schemas';
import { useEffect, useState } from 'react';
import { call, messageOf } from '../../api/client.ts';
import { readSession } from '../../api/session.ts';
import { toast } from '../../ui/toast.tsx';
import { draftOf, EMPTY_DRAFT, readDraft, type DraftPlace, type PostDraft } from './draft.ts';
import type { PublishViewProps } from './publish-dialog.tsx';
import { PublishForm } from './publish-form.tsx';

interface Beginning {
  post: Post | null;
  place: DraftPlace;
  initial: PostDraft;
  start: PostDraft;
}

function beginWith(post: Post | null): Beginning {
  const place = { userId: readSession()?.user.id ?? 0, post };
  const initial = post === null ? EMPTY_DRAFT : draftOf(post);
  return { post, place, initial, start: readDraft(place) ?? initial };
}

/** A post from a list carries only the beginning of its text, so the whole one is fetched before it is edited. */
function useBeginning({ request, onClosed }: PublishViewProps): Beginning | null {
  const [beginning, setBeginning] = useState<Beginning | null>(() =>
    request.post === null ? beginWith(null) : null,
  );
  useEffect(() => {
    if (request.post === null) return undefined;
    const stop = new AbortController();
    call(getPost, { query: { id: request.post.id }, signal: stop.signal }).then(
      ({ data }) => setBeginning(beginWith(data)),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        toast.error(messageOf(error, '获取帖子详情失败'));
        request.answer(null);
        onClosed();
      },
    );
    return () => stop.abort();
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
