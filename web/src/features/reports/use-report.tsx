import type { ReportKind } from '@zaojie/contract/reports/report-words';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useMemberOnly } from '../users/use-member-only.ts';

export type Reported = { kind: ReportKind; id: number; name: string };

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** Reporting something from wherever it stands: what opens the dialog, and the dialog, which a menu must not hold. */
export function useReport(target: Reported): { open: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const memberOnly = useMemberOnly();
  return {
    open: () => setOpen(memberOnly()),
    dialog: isOpen ? (
      <Suspense fallback={null}>
        <ReportDialog target={target} onClose={() => setOpen(false)} />
      </Suspense>
    ) : null,
  };
}
