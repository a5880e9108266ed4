import type { ProgramStatus } from '@zaojie/contract/programs/program-words';
import type { LabelTone } from '../../ui/text/label.tsx';

export const statusTones: Readonly<Record<ProgramStatus, LabelTone>> = {
  draft: 'neutral',
  published: 'success',
  archived: 'neutral',
  removed: 'danger',
};
