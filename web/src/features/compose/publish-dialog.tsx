import type { CircleLabel } from '@zaojie/contract/circles/circle.schemas';
import type { Post } from '@zaojie/contract/posts/post.schemas';
import type { TagLabel } from '@zaojie/contract/tags/tag.schemas';
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loginPath } from '../../api/redirect.ts';
import { useSession } from '../../api/session.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { whenFirstTouched } from '../../hooks/when-first-touched.ts';
import { whenLeft } from '../../hooks/when-left.ts';

export interface PublishRequest {
  id: number;
  /** The post to edit; null for a new one. */
  post: Post | null;
  /** Where a new post goes, chosen beforehand. */
  circle: CircleLabel | null;
  /** What it is about, chosen beforehand. */
  tag: TagLabel | null;
  answer: (published: { id: number } | null) => void;
}

export interface PublishViewProps {
  request: PublishRequest;
  /** After the fade. */
  onClosed: () => void;
}

let lastId = 0;
let request: PublishRequest | null = null;
const listeners = new Set<() => void>();

function change(next: PublishRequest | null): void {
  request = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the form for a new post, or for changing one. Null when nothing was published. */
export function openPublishDialog(
  options: { post?: Post; circle?: CircleLabel | undefined; tag?: TagLabel | undefined } = {},
): Promise<{ id: number } | null> {
  request?.answer(null);
  lastId += 1;
  const id = lastId;
  return new Promise((answer) => {
    const { post = null, circle = null, tag = null } = options;
    change({ id, post, circle, tag, answer });
  });
}

function dismiss(): void {
  change(null);
}

interface PublishDialogHostProps {
  /** Fetches the form. */
  load: () => Promise<ComponentType<PublishViewProps>>;
}

/** Mounted once by the app. A visitor who wants to publish is sent to sign in first. */
export function PublishDialogHost({ load }: PublishDialogHostProps) {
  const current = useSyncExternalStore(
    subscribe,
    () => request,
    () => null,
  );
  const [View, setView] = useState<ComponentType<PublishViewProps> | null>(null);
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const isMember = session !== null;
  // A member who has begun to do something may want to write next, and should not wait for the form then.
  useEffect(
    () => (isMember ? whenFirstTouched(() => void load().catch(() => undefined)) : undefined),
    [isMember, load],
  );

  useEffect(() => {
    if (current === null) return undefined;
    const giveUp = () => {
      current.answer(null);
      dismiss();
    };
    if (session === null) {
      giveUp();
      // A session that ended under the open form has led there already.
      if (pathname !== '/login') void navigate(loginPath(pathname + search));
      return undefined;
    }
    if (View !== null) return undefined;
    // The form comes later: not on a page where nobody asked for it.
    const cancel = whenLeft(giveUp);
    load().then(
      (loaded) => setView(() => loaded),
      () => {
        giveUp();
        toast.error('编辑器加载失败，请检查网络后重试');
      },
    );
    return cancel;
  }, [current, session, View, load, navigate, pathname, search]);

  if (current === null || View === null || session === null) return null;
  return <View key={current.id} request={current} onClosed={dismiss} />;
}
