import { StartupError } from '../../startup-error.ts';

/** A backup or restore that can't go on, told in one sentence for people. */
export class BackupError extends StartupError {
  override name = 'BackupError';
}
