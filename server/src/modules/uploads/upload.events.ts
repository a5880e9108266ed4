import { subscribe } from '../../platform/events/subscriber.ts';
import { scheduleRemoval } from './remove-files.ts';
import type { RemovedUpload } from './use.queries.ts';

declare module '../../platform/events/event-types.ts' {
  interface AppEvents {
    /** Written by earlier versions only; some may still wait when this one starts. */
    'upload.removed': RemovedUpload;
  }
}

export const uploadSubscribers = [
  subscribe('upload.removed', 'uploads.remove-files', (tx, upload) => scheduleRemoval(tx, [upload])),
];
