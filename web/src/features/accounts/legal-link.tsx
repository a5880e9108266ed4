import { lazy, Suspense, useState, type ReactNode } from 'react';
import { TextButton } from '../../ui/button.tsx';
import type { LegalName } from './legal-texts.ts';

// Few people open them, so the texts aren't fetched before somebody does.
const LegalDialog = lazy(async () => ({ default: (await import('./legal-dialog.tsx')).LegalDialog }));

interface LegalLinkProps {
  name: LegalName;
  children: ReactNode;
  /** In a line of footnotes, rather than within a sentence. */
  quiet?: boolean;
}

const QUIET =
  'relative rounded-sm transition-colors hover:text-brand-ink max-md:after:absolute max-md:after:inset-x-0 max-md:after:-inset-y-3';

/** Opens one of the legal texts over the page, so that nothing typed into a form is lost. */
export function LegalLink({ name, children, quiet = false }: LegalLinkProps) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  function show() {
    setWanted(true);
    setOpen(true);
  }
  const trigger = { 'aria-haspopup': 'dialog', onClick: show } as const;
  return (
    <>
      {quiet ? (
        <button type="button" className={QUIET} {...trigger}>
          {children}
        </button>
      ) : (
        <TextButton {...trigger}>{children}</TextButton>
      )}
      {wanted ? (
        <Suspense fallback={null}>
          <LegalDialog name={name} open={open} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
