import type { ContestStatus, EntryStatus } from '@zaojie/contract/contests/contest-words';
import type { LabelTone } from '../../ui/text/label.tsx';

export const statusTones: Readonly<Record<ContestStatus, LabelTone>> = {
  draft: 'neutral',
  proposed: 'warning',
  rejected: 'danger',
  open: 'success',
  running: 'brand',
  voting: 'ochre',
  closed: 'neutral',
  announced: 'neutral',
  cancelled: 'danger',
};

export const entryTones: Readonly<Record<EntryStatus, LabelTone>> = {
  draft: 'neutral',
  submitted: 'success',
  disqualified: 'danger',
};
