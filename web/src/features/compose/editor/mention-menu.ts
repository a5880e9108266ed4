import type { SuggestionKeyDownProps, SuggestionProps } from '@tiptap/suggestion';

export interface MentionedUser {
  id: number;
  name: string;
  username: string;
  avatar: string;
}

/** What a chosen person becomes in the text. */
export interface MentionAttributes {
  id: string | null;
  label?: string | null;
}

export interface MentionMenuState {
  users: readonly MentionedUser[];
  activeIndex: number;
  /** Where the @ stands on the screen. */
  place: () => DOMRect | null;
  choose: (user: MentionedUser) => void;
}

type Suggestion = SuggestionProps<MentionedUser, MentionAttributes>;

/** Carries the editor's suggestions to the list that draws them. */
export class MentionMenu {
  #state: MentionMenuState | null = null;
  #listeners = new Set<() => void>();

  read = (): MentionMenuState | null => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** For the `render` option of the suggestion plugin. */
  render = () => ({
    onStart: (suggestion: Suggestion) => this.#show(suggestion),
    onUpdate: (suggestion: Suggestion) => this.#show(suggestion),
    onKeyDown: ({ event }: SuggestionKeyDownProps) => this.#handleKey(event),
    onExit: () => this.#change(null),
  });

  activate(index: number): void {
    if (this.#state !== null) this.#change({ ...this.#state, activeIndex: index });
  }

  #show(suggestion: Suggestion): void {
    const sameList = this.#state?.users === suggestion.items;
    this.#change({
      users: suggestion.items,
      activeIndex: sameList ? (this.#state?.activeIndex ?? 0) : 0,
      place: () => suggestion.clientRect?.() ?? null,
      choose: (user) => suggestion.command({ id: String(user.id), label: user.name }),
    });
  }

  #handleKey(event: KeyboardEvent): boolean {
    const state = this.#state;
    if (state === null) return false;
    if (event.key === 'Escape') {
      // Esc closes this list, not the dialog around the editor.
      event.stopPropagation();
      return true;
    }
    const user = state.users[state.activeIndex];
    if (user === undefined) return false;
    const count = state.users.length;
    if (event.key === 'ArrowDown') this.activate((state.activeIndex + 1) % count);
    else if (event.key === 'ArrowUp') this.activate((state.activeIndex + count - 1) % count);
    else if (event.key === 'Enter' || event.key === 'Tab') state.choose(user);
    else return false;
    return true;
  }

  #change(state: MentionMenuState | null): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
