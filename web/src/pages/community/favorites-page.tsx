import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../api/session.ts';
import { WorksToSee } from '../../features/home/works-to-see.tsx';
import { FolderCards } from '../../features/posts/favorites/folder-cards.tsx';
import { FolderForm } from '../../features/posts/favorites/folder-form.tsx';
import { FolderPickerHost } from '../../features/posts/favorites/folder-picker-host.tsx';
import { KeptPosts } from '../../features/posts/favorites/kept-posts.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Button, ButtonLink } from '../../ui/form/button.tsx';

/** One's folders, and below them all that was kept, whatever folder it is in. */
export function FavoritesPage({ title }: { title: string }) {
  const userId = useSession()?.user.id ?? 0;
  const [isAdding, setAdding] = useState(false);
  const done = () => setAdding(false);
  const nothing = (
    <>
      <EmptyState line="还没有收藏过帖子。" action={<ButtonLink to="/community">去社区看看</ButtonLink>} />
      <WorksToSee />
    </>
  );
  return (
    <>
      <header className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-28 max-md:text-22">{title}</h1>
        <Button
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setAdding(true)}
        >
          新建收藏夹
        </Button>
      </header>
      <FolderCards userId={userId} empty={null} />
      <section aria-label="全部收藏" className="mt-8 max-w-205">
        <h2 className="mb-1 text-18">全部收藏</h2>
        <KeptPosts folderId={null} canMove empty={nothing} />
      </section>
      <Dialog open={isAdding} onOpenChange={setAdding} title="新建收藏夹" size="small">
        <FolderForm folder={null} onSaved={done} onCancel={done} />
      </Dialog>
      <FolderPickerHost />
    </>
  );
}
