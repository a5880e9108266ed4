import type { Reported } from './use-report.tsx';

export type WordsMenuProps = {
  target: Reported;
  words: string;
  canDelete: boolean;
  onDelete: () => void;
};

/** The button of the menu, which stands there before the menu has come. */
export const WORDS_MENU_CLASS = 'text-ink-3!';

export const wordsMenuLabel = ({ target }: Pick<WordsMenuProps, 'target'>) => `${target.name}的操作`;
