import type { LegalKind } from '@zaojie/contract/legal/legal-versions';
import { useState, type ComponentType, type ReactNode } from 'react';
import { TextButton } from '../../ui/form/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import type { LegalDialogProps } from './legal-dialog.tsx';

interface LegalLinkProps {
  name: LegalKind;
  children: ReactNode;
  /** In a line of footnotes, rather than within a sentence. */
  quiet?: boolean;
}

const QUIET =
  'relative rounded-sm transition-colors hover:text-brand-ink max-md:after:absolute max-md:after:inset-x-0 max-md:after:-inset-y-3';

/** Opens one of the legal texts over the page, so that nothing typed into a form is lost. */
export function LegalLink({ name, children, quiet = false }: LegalLinkProps) {
  // Few people open them, so the texts aren't fetched before somebody does.
  const [LegalDialog, setLegalDialog] = useState<ComponentType<LegalDialogProps> | null>(null);
  const [open, setOpen] = useState(false);

  async function show() {
    try {
      const module = await import('./legal-dialog.tsx');
      setLegalDialog(() => module.LegalDialog);
      setOpen(true);
    } catch {
      toast.error('没有打开，请检查网络后重试');
    }
  }

  const trigger = { 'aria-haspopup': 'dialog', onClick: () => void show() } as const;
  return (
    <>
      {quiet ? (
        <button type="button" className={QUIET} {...trigger}>
          {children}
        </button>
      ) : (
        <TextButton {...trigger}>{children}</TextButton>
      )}
      {LegalDialog ? <LegalDialog name={name} open={open} onOpenChange={setOpen} /> : null}
    </>
  );
}
