export type SuggestionPanelProps = {
  /** Of the list, for the box that controls it. */
  id: string;
  text: string;
  activeId: string | undefined;
  /** Whether there is anything to see. */
  onShown: (isShown: boolean) => void;
  /** One was chosen, for these words. */
  onChoose: (keyword: string) => void;
};
