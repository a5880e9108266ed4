import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { changeWorks } from './work-queries.ts';
import { WorkUploads } from './work-uploads.ts';

/** Uploads of this page; what is on its way is given up when the page goes. */
export function useWorkUploads() {
  const client = useQueryClient();
  const [queue] = useState(
    () =>
      new WorkUploads((work) =>
        changeWorks(client, (works) => [work, ...works.filter((each) => each.id !== work.id)]),
      ),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.read);
  useEffect(() => () => queue.release(), [queue]);
  return { queue, uploads };
}
