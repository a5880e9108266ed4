import { latestOf, legalNames, type LegalKind } from '@zaojie/contract/legal/legal-versions';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { legalTexts } from './legal-texts.ts';

export interface LegalDialogProps {
  name: LegalKind;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function LegalDialog({ name, open, onOpenChange }: LegalDialogProps) {
  const sections = legalTexts[name][latestOf(name).version] ?? [];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={legalNames[name]} size="medium">
      <div className="grid gap-4">
        {sections.map(({ heading, text }) => (
          <section key={heading}>
            <h3 className="text-14">{heading}</h3>
            <p className="mt-1 text-ink-2">{text}</p>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
