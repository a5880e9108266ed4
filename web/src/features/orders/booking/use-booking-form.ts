import { orderLimits } from '@zaojie/contract/orders/order-limits';
import type { Service } from '@zaojie/contract/storefronts/service.schemas';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { FileQueue } from '../../uploads/files/file-queue.ts';
import { issuesOf, newBooking, type BookingDraft, type BookingField } from './booking-rules.ts';

/** What stands in the form, and what is wrong with it once somebody has tried to send it. */
export function useBookingForm(service: Service) {
  const [draft, setDraft] = useState(() => newBooking(service));
  const [hasTried, setTried] = useState(false);
  const [queue] = useState(() => new FileQueue([], orderLimits.referenceFiles));
  const files = useSyncExternalStore(queue.subscribe, queue.read);
  useEffect(() => () => queue.release(), [queue]);
  const found = issuesOf(draft);

  /** The field to go to first, or null when all is well. */
  function check(): BookingField | null {
    setTried(true);
    return (['title', 'brief'] as const).find((field) => found[field] !== undefined) ?? null;
  }

  return {
    draft,
    change: (part: Partial<BookingDraft>) => setDraft((now) => ({ ...now, ...part })),
    issues: hasTried ? found : {},
    check,
    queue,
    files,
    addresses: files.flatMap(({ uploaded }) => (uploaded === null ? [] : [uploaded.url])),
    isUploading: files.some((file) => file.status === 'uploading'),
  };
}
export type BookingFormState = ReturnType<typeof useBookingForm>;
