import { lazy, Suspense, useState, type ReactNode } from 'react';

const SeriesPickerDialog = lazy(async () => ({
  default: (await import('./series-picker.tsx')).SeriesPickerDialog,
}));

/** Putting one's post into a series from wherever it stands: what opens the dialog, and the dialog, which a menu must not hold. */
export function useSeriesPicker(postId: number): { open: () => void; dialog: ReactNode } {
  // Its code comes with the first opening, and stays.
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return {
    open: () => setState('open'),
    dialog:
      state === 'never' ? null : (
        <Suspense fallback={null}>
          <SeriesPickerDialog
            postId={postId}
            open={state === 'open'}
            onOpenChange={(open) => setState(open ? 'open' : 'closed')}
          />
        </Suspense>
      ),
  };
}
