import { orderLimits } from '@zaojie/contract/orders/order-limits';
import { updateProgress } from '@zaojie/contract/orders/order.endpoints';
import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { formatAgo } from '../../../../text/dates.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { Range } from '../../../../ui/form/range.tsx';
import { Textarea } from '../../../../ui/form/textarea.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { ImageUploader } from '../../../uploads/image-uploader.tsx';
import { useImageQueue } from '../../../uploads/use-image-queue.ts';
import { useServerNow } from '../../../../ui/clock/server-clock.tsx';
import { PLACES, type StepDoors } from '../use-step-doors.ts';

const FURTHEST = 99;
const STEP = 10;

const nextOf = (progress: number) => Math.min(FURTHEST, Math.max(1, progress + STEP));

/** 更新进度: how far the work is, in words and pictures. It never goes back, and 100 is the delivery. */
export function ProgressPanel({ order, doors }: { order: OrderDetail; doors: StepDoors }) {
  const { progress } = order;
  const now = useServerNow();
  const [chosen, setChosen] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const { queue, images, pictures, isUploading, hasFailed } = useImageQueue([]);
  const least = Math.min(FURTHEST, progress + 1);
  const value = Math.max(least, chosen ?? nextOf(progress));
  const last = order.progress_entries.toSorted((one, other) => other.id - one.id)[0];
  const asksBalance =
    value >= orderLimits.balanceFromPercent &&
    progress < orderLimits.balanceFromPercent &&
    !order.money.is_paid_up;

  async function send() {
    const body = {
      order_id: order.id,
      progress: value,
      progress_desc: note,
      images: pictures.map(({ url }) => url),
    };
    const updated = await doors.take({
      step: 'updateProgress',
      body,
      send: (idempotencyKey) => call(updateProgress, { body, idempotencyKey }),
      done: `进度已更新到 ${value}%，${order.other.nickname}会收到通知`,
    });
    if (updated === null) return;
    setChosen(null);
    setNote('');
    queue.reset([]);
  }

  return (
    <div id={PLACES.progress} className="scroll-mt-20">
      <Panel title="更新进度" about="只能往前，客户会收到通知">
        <div className="grid grid-cols-[minmax(0,1fr)_92px] items-center gap-5 max-md:grid-cols-[minmax(0,1fr)_64px] max-md:gap-3">
          <div>
            <Range
              aria-label="进度"
              aria-valuetext={`${value}%`}
              value={value}
              min={0}
              max={100}
              from={progress}
              onChange={(event) => setChosen(Math.min(FURTHEST, Math.max(least, Number(event.target.value))))}
              className="w-full"
            />
            <p className="-mt-1 flex justify-between gap-3 text-12 text-ink-3">
              <span>
                {last === undefined ? '还没更新过' : `上次 ${progress}%，${formatAgo(last.created_at, now)}`}
              </span>
              <span>交付时自动到 100%</span>
            </p>
          </div>
          <output className="text-right text-28 leading-none font-semibold tabular-nums max-md:text-22">
            {value}
            <small className="ml-px text-16 font-medium">%</small>
          </output>
        </div>
        <Textarea
          label="画到哪了（选填）"
          rows={3}
          maxLength={orderLimits.noteMax}
          length={note.length}
          placeholder="今天画到哪一步了？"
          className="mt-4"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <p className="mt-4 mb-1.5 text-13 text-ink-2">过程图（选填）</p>
        <div className="max-w-120">
          <ImageUploader queue={queue} images={images} max={orderLimits.progressImages} />
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <p className="min-w-50 flex-1 text-13 text-ink-3">
            {asksBalance
              ? `到 ${orderLimits.balanceFromPercent}% 会请客户付尾款，付清后才能交付。`
              : '发一张过程图，客户就不用催。'}
          </p>
          <Button
            look="primary"
            loading={doors.taking === 'updateProgress'}
            disabledReason={
              isUploading ? '图片还在上传' : hasFailed ? '有图片没传上，重试或移除后再更新' : undefined
            }
            onClick={() => void send()}
            className="max-md:flex-1"
          >
            更新到 {value}%
          </Button>
        </div>
      </Panel>
    </div>
  );
}
