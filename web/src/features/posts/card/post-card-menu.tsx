import type { Post } from '@zaojie/contract/posts/post.schemas';
import { Ellipsis } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { IconButton } from '../../../ui/form/icon-button.tsx';

type MenuView = ComponentType<{ post: Post; opensAtOnce: boolean }>;

let loaded: MenuView | null = null;

async function load(): Promise<MenuView> {
  loaded ??= (await import('./post-card-menu-view.tsx')).PostCardMenuView;
  return loaded;
}

/** What else can be done with a post of a feed. The menu's code comes when somebody is near its button. */
export function PostCardMenu({ post }: { post: Post }) {
  const [View, setView] = useState<MenuView | null>(null);

  function open() {
    // Offline the button stays, and the next press tries again.
    load().then(
      (view) => setView(() => view),
      () => undefined,
    );
  }

  if (View !== null) return <View post={post} opensAtOnce />;
  return (
    <IconButton
      label="更多操作"
      size="small"
      aria-haspopup="menu"
      onPointerEnter={() => void load().catch(() => undefined)}
      onClick={open}
    >
      <Ellipsis size={18} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}
