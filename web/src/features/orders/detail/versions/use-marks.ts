import type { OrderDelivery } from '@zaojie/contract/orders/order-detail.schemas';
import { useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../../../../api/drafts/draft-shelf.ts';
import { newRepeatKey } from '../../../../api/repeat-keys.ts';
import { useSession } from '../../../../api/session.ts';
import {
  isBlank,
  NO_MARKS,
  readMarks,
  withChange,
  withMark,
  withoutMark,
  type Mark,
  type Marks,
} from './marks.ts';

/** The pins of a rejection while they are put down: kept on the device until they are sent. */
export function useMarks(orderId: number, delivery: OrderDelivery) {
  const userId = useSession()?.user.id ?? 0;
  const place = `order-marks:${orderId}:${delivery.version}`;
  const [marks, setMarks] = useState(() =>
    readMarks(
      readDraft(userId, place),
      delivery.files.map(({ id }) => id),
    ),
  );
  const [current, setCurrent] = useState<string | null>(null);

  function keep(next: Marks) {
    setMarks(next);
    keepDraft(userId, place, isBlank(next) ? '' : JSON.stringify(next));
  }

  return {
    marks,
    current,
    select: setCurrent,
    add: (fileId: number, x: number, y: number) => {
      const key = newRepeatKey();
      keep(withMark(marks, { key, fileId, x, y, text: '' }));
      setCurrent(key);
    },
    change: (key: string, part: Partial<Omit<Mark, 'key'>>) => keep(withChange(marks, key, part)),
    remove: (key: string) => keep(withoutMark(marks, key)),
    say: (reason: string) => keep({ ...marks, reason }),
    forget: () => {
      setMarks(NO_MARKS);
      forgetDraft(userId, place);
    },
  };
}
