import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CoverCard, CoverCards } from '../../uploads/cover-card.tsx';
import { collectionsQuery } from './collection-queries.ts';

/** Somebody's collections: one's own all of them, others' the public ones. */
export function CollectionCards({ userId, empty }: { userId: number; empty: ReactNode }) {
  const list = useQuery(collectionsQuery(userId));
  return (
    <CoverCards
      list={list}
      failed="合集没有取到"
      empty={empty}
      renderCard={(collection) => (
        <CoverCard
          to={`/assets/collections/${collection.id}`}
          name={collection.title}
          isPublic={collection.is_public}
          covers={collection.covers}
          note={`${collection.assets_count} 件素材`}
        />
      )}
    />
  );
}
