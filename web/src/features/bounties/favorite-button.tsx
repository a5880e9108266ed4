import type { Bounty } from '@zaojie/contract/bounties/bounty.schemas';
import { Bookmark } from 'lucide-react';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useFavoriteBounty } from './use-favorite-bounty.ts';

type FavoriteButtonProps = {
  bounty: Pick<Bounty, 'id' | 'title' | 'is_favorite' | 'favorites_count'>;
  className?: string | undefined;
};

export function FavoriteButton({ bounty, className }: FavoriteButtonProps) {
  const { isFavorite, toggleFavorite } = useFavoriteBounty(bounty);
  return (
    <IconButton
      label={isFavorite ? '取消收藏' : '收藏'}
      aria-pressed={isFavorite}
      onClick={() => void toggleFavorite()}
      className={classNames(isFavorite && 'text-ochre-ink!', className)}
    >
      <Bookmark size={18} strokeWidth={1.75} fill={isFavorite ? 'currentColor' : 'none'} aria-hidden="true" />
    </IconButton>
  );
}
