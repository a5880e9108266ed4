import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CoverCard, CoverCards } from '../../uploads/cover-card.tsx';
import { foldersQuery } from './favorite-queries.ts';

/** Somebody's folders: one's own all of them, others' the public ones. */
export function FolderCards({ userId, empty }: { userId: number; empty: ReactNode }) {
  const list = useQuery(foldersQuery(userId));
  return (
    <CoverCards
      list={list}
      failed="收藏夹没有取到"
      empty={empty}
      renderCard={(folder) => (
        <CoverCard
          // A default folder that nothing was kept in yet leads nowhere.
          to={folder.id === 0 ? null : `/favorites/${folder.id}`}
          name={folder.name}
          isPublic={folder.is_public}
          covers={folder.covers}
          note={`${folder.posts_count} 篇`}
        />
      )}
    />
  );
}
