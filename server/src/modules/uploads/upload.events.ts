import { subscribe } from '../../platform/events/subscriber.ts';
import { scheduleRemoval } from './remove-files.ts';
import type { PreviewPlace } from './previews/preview.queries.ts';
import type { RemovedUpload } from './use.queries.ts';

declare module '../../platform/events/event-types.ts' {
  interface AppEvents {
    /** Written by earlier versions only; some may still wait when this one starts. */
    'upload.removed': RemovedUpload;
    /** The preview of an original is there, or can't be drawn; told to whoever wished for it by its kind. */
    'upload.previewed': PreviewPlace;
  }
}

export const uploadSubscribers = [
  subscribe('upload.removed', 'uploads.remove-files', (tx, upload) => scheduleRemoval(tx, [upload])),
];
