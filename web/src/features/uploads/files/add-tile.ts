/** The tile that is pressed to add another one. */
export const ADD_TILE =
  'grid aspect-square w-full place-content-center justify-items-center gap-1 rounded-img border border-dashed border-line-2 ' +
  'bg-surface text-12 text-ink-3 transition-colors hover:border-brand hover:text-brand-ink';
