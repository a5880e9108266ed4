import { laterMenu } from '../../ui/menu/later-menu.tsx';
import { WORDS_MENU_CLASS, wordsMenuLabel, type WordsMenuProps } from './words-menu-look.ts';

/** What else can be done with somebody's comment. */
export const WordsMenu = laterMenu<WordsMenuProps>(
  async () => (await import('./words-menu-view.tsx')).WordsMenuView,
  { size: 'small', className: WORDS_MENU_CLASS, labelOf: wordsMenuLabel },
);
