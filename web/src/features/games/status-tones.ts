import type { GameStatus } from '@zaojie/contract/games/game-words';
import type { LabelTone } from '../../ui/text/label.tsx';

export const statusTones: Readonly<Record<GameStatus, LabelTone>> = {
  draft: 'neutral',
  pending: 'warning',
  published: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
};
