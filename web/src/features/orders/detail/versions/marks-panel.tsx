import { orderLimits } from '@zaojie/contract/orders/order-limits';
import { acceptResult } from '@zaojie/contract/orders/order.endpoints';
import type { OrderDelivery, OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { Textarea } from '../../../../ui/form/textarea.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { pictureSource } from '../../../../ui/media/picture-source.ts';
import { Picture } from '../../../../ui/media/picture.tsx';
import { PLACES, type StepDoors } from '../use-step-doors.ts';
import { MarkRows } from './mark-rows.tsx';
import { reasonOf, whyNotYet } from './marks.ts';
import { PinBoard } from './pin-board.tsx';
import { useMarks } from './use-marks.ts';
import { picturesOf, type VersionPicture } from './version-pictures.ts';

interface MarksPanelProps {
  order: OrderDetail;
  delivery: OrderDelivery;
  doors: StepDoors;
}

type Marking = ReturnType<typeof useMarks>;

function Board({ marking, pictures }: { marking: Marking; pictures: readonly VersionPicture[] }) {
  const [fileId, setFileId] = useState(pictures[0]?.fileId ?? 0);
  const picture = pictures.find((each) => each.fileId === fileId) ?? pictures[0];
  const { marks, current } = marking;
  const currentFile = marks.pins.find(({ key }) => key === current)?.fileId;
  // Choosing a line shows the picture that its pin is in.
  const [followed, setFollowed] = useState(current);
  if (followed !== current) {
    setFollowed(current);
    if (currentFile !== undefined) setFileId(currentFile);
  }
  if (picture === undefined) return null;
  const pins = marks.pins
    .map((pin, index) => ({ ...pin, number: index + 1 }))
    .filter((pin) => pin.fileId === picture.fileId);
  return (
    <div>
      <PinBoard
        picture={picture}
        label={picture.name}
        pins={pins}
        current={current}
        onSelect={marking.select}
        onAdd={(x, y) => marking.add(picture.fileId, x, y)}
        onMove={(key, x, y) => marking.change(key, { x, y })}
        onRemove={marking.remove}
      />
      <div className="mt-2 flex flex-wrap items-center gap-1.5">
        {pictures.length > 1
          ? pictures.map((each, index) => (
              <button
                key={each.fileId}
                type="button"
                aria-label={`批注第 ${index + 1} 张`}
                aria-pressed={each === picture}
                onClick={() => setFileId(each.fileId)}
                className={classNames('size-14 rounded-[6px]', each === picture && 'outline-2 outline-brand')}
              >
                <Picture {...pictureSource(each)} sizes="56px" className="rounded-[6px]" />
              </button>
            ))
          : null}
      </div>
      <button
        type="button"
        onClick={() => marking.add(picture.fileId, 50, 50)}
        className="sr-only focus:not-sr-only focus:mt-2 focus:text-13 focus:text-brand-ink"
      >
        在画面中间加一处，再用方向键移动
      </button>
    </div>
  );
}

/** 修改清单: a rejection is numbered pins on the delivered picture, each with what to change. */
export function MarksPanel({ order, delivery, doors }: MarksPanelProps) {
  const marking = useMarks(order.id, delivery);
  const { marks } = marking;
  const pictures = picturesOf(delivery.files);
  const hasPictures = pictures.length > 0;
  const notYet = whyNotYet(marks, hasPictures);
  const { revisions_included: included, revisions_used: used, revisions_left: left } = order.terms;

  async function send() {
    const body = {
      order_id: order.id,
      action: 'reject' as const,
      reason: reasonOf(marks),
      pins: marks.pins.map(({ fileId, x, y, text }) => ({ file_id: fileId, x, y, text: text.trim() })),
    };
    const rejected = await doors.take({
      step: 'reject',
      body,
      send: (idempotencyKey) => call(acceptResult, { body, idempotencyKey }),
      done: `已退回，等${order.other.nickname}交第 ${delivery.version + 1} 版`,
    });
    if (rejected === null) return;
    marking.forget();
    doors.stopMarking();
  }

  return (
    <div id={PLACES.marks} className="scroll-mt-20">
      <Panel title="修改清单" about={hasPictures ? '点一下画面放一个图钉，写一句要改什么' : '写清要改什么'}>
        <div
          className={classNames(
            'grid gap-6',
            hasPictures && 'grid-cols-[minmax(0,372px)_minmax(0,1fr)] max-lg:grid-cols-1',
          )}
        >
          {hasPictures ? <Board marking={marking} pictures={pictures} /> : null}
          <div className="flex min-w-0 flex-col">
            <MarkRows
              marks={marks.pins}
              current={marking.current}
              onSelect={marking.select}
              onText={(key, text) => marking.change(key, { text })}
              onRemove={marking.remove}
            />
            {hasPictures ? (
              <p className="mt-2.5 flex min-h-11.5 items-center gap-2.5 rounded-control border border-dashed border-line-2 px-3.5 text-ink-3 first:mt-0">
                <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
                {marks.pins.length === 0
                  ? '点一下画面，加第 1 处'
                  : `再点一下画面，加第 ${marks.pins.length + 1} 处`}
              </p>
            ) : null}
            <Textarea
              label={hasPictures ? '总的意见（选填）' : '要改什么'}
              rows={2}
              maxLength={orderLimits.reasonMax}
              length={marks.reason.length}
              className="mt-4 first:mt-0"
              value={marks.reason}
              onChange={(event) => marking.say(event.target.value)}
            />
            <div className="mt-auto pt-4">
              <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line pt-4">
                <p className="w-full text-13 text-ink-3">
                  含 {included} 次修改，已用 {used} 次，退回后还剩 {Math.max(0, left - 1)}{' '}
                  次。验收倒计时会停下，钱继续托管，等
                  {order.other.nickname}交第 {delivery.version + 1} 版。
                </p>
                <Button look="quiet" onClick={doors.stopMarking}>
                  先不退回
                </Button>
                <Button
                  look="primary"
                  loading={doors.taking === 'reject'}
                  disabledReason={notYet ?? undefined}
                  onClick={() => void send()}
                  className="max-md:flex-1"
                >
                  {marks.pins.length > 0 ? `退回修改，共 ${marks.pins.length} 处` : '退回修改'}
                </Button>
              </div>
            </div>
          </div>
        </div>
      </Panel>
    </div>
  );
}
