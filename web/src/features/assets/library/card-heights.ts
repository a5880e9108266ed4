import type { AssetCard } from '@zaojie/contract/assets/asset.schemas';
import type { CardHeight } from '../../../ui/layout/column-wall.tsx';

/** The two lines below a face, with the space above each. */
export const WORDS_REM = 3.2;
/** As high as the classes of these two faces say. */
const SOUND_REM = 5.75;
const FILE_REM = 7;

export function heightOf({ preview, picture }: Pick<AssetCard, 'preview' | 'picture'>): CardHeight {
  if (preview === 'audio') return { widths: 0, rem: SOUND_REM + WORDS_REM };
  if (picture === null) return { widths: 0, rem: FILE_REM + WORDS_REM };
  return { widths: picture.height / picture.width, rem: WORDS_REM };
}
