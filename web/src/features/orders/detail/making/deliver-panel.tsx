import { orderLimits } from '@zaojie/contract/orders/order-limits';
import { updateProgress } from '@zaojie/contract/orders/order.endpoints';
import type { OrderDetail, OrderFile } from '@zaojie/contract/orders/order-detail.schemas';
import { X } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { formatSize } from '../../../../text/numbers.ts';
import { dialog } from '../../../../ui/dialog/dialogs.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { IconButton } from '../../../../ui/form/icon-button.tsx';
import { Textarea } from '../../../../ui/form/textarea.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { FileName } from '../../../../ui/text/file-name.tsx';
import { PieceUploads } from '../../../uploads/pieces/piece-uploads.tsx';
import { PLACES, type StepDoors } from '../use-step-doors.ts';
import { FILE_ICONS } from '../versions/file-list.tsx';
import { askedBefore } from '../versions/version-pictures.ts';
import { useOrderUploads } from './use-order-uploads.ts';

function Uploaded(props: { file: OrderFile; isRemoving: boolean; onRemove: () => void }) {
  const { file, isRemoving, onRemove } = props;
  const Icon = FILE_ICONS[file.kind];
  return (
    <li className="flex items-center gap-3 border-b border-line py-2">
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1 leading-ui">
        <FileName name={file.name} className="font-medium" />
        <small className="text-12 text-ink-3">
          {formatSize(file.size)}
          {file.kind === 'image' ? '，客户先看水印预览' : '，验收后客户才能下载'}
        </small>
      </span>
      <IconButton size="small" label={`移除 ${file.name}`} disabled={isRemoving} onClick={onRemove}>
        <X size={16} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** What the last rejection asked for, ticked off by whoever did it. */
function DoneList(props: {
  pins: OrderDetail['deliveries'][number]['pins'];
  done: ReadonlySet<number>;
  onChange: (done: ReadonlySet<number>) => void;
}) {
  if (props.pins.length === 0) return null;
  return (
    <fieldset className="mt-4">
      <legend className="mb-1 text-13 text-ink-2">改好的打勾，客户会逐条看到</legend>
      {props.pins.map((pin) => (
        <Checkbox
          key={pin.id}
          className="flex! py-1 text-14!"
          checked={props.done.has(pin.id)}
          onChange={(event) => {
            const next = new Set(props.done);
            if (event.target.checked) next.add(pin.id);
            else next.delete(pin.id);
            props.onChange(next);
          }}
        >
          {pin.number}. {pin.text}
        </Checkbox>
      ))}
    </fieldset>
  );
}

/** 交付: the files, kept as they are, and a word about them. */
export function DeliverPanel({ order, doors }: { order: OrderDetail; doors: StepDoors }) {
  const files = useOrderUploads(order);
  const [note, setNote] = useState('');
  const version = order.deliveries.reduce((most, delivery) => Math.max(most, delivery.version), 0) + 1;
  const asked = askedBefore(order.deliveries, version);
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const open = asked?.pins.filter((pin) => !done.has(pin.id)).length ?? 0;

  function whyNot(): string | undefined {
    if (!order.money.is_paid_up) return '客户还没付清尾款';
    if (files.leftCount > 0) return `还有 ${files.leftCount} 个文件在上传`;
    if (order.uploads.length === 0 && note.trim() === '') return '先传文件，或者写下交付说明';
    return order.can.deliver ? undefined : '现在还不能交付';
  }

  async function deliver() {
    const what = order.uploads.length > 0 ? `${order.uploads.length} 个文件` : '没有文件，说明就是交付的内容';
    const isSure = await dialog.confirm({
      title: `交付第 ${version} 版`,
      message: `${what}。${open > 0 ? `修改清单里还有 ${open} 处没打勾。` : ''}${order.other.nickname}有 ${orderLimits.acceptDays} 天验收，期间不能再改文件。`,
      confirmText: '交付',
    });
    if (!isSure) return;
    const body = { order_id: order.id, progress: 100, progress_desc: note, done_pins: [...done] };
    const delivered = await doors.take({
      step: 'deliver',
      body,
      send: (idempotencyKey) => call(updateProgress, { body, idempotencyKey }),
      done: `第 ${version} 版已交付`,
    });
    if (delivered === null) return;
    setNote('');
    setDone(new Set());
    files.upload.queue.clear();
  }

  const reason = whyNot();
  return (
    <div id={PLACES.deliver} className="scroll-mt-20">
      <Panel title="交付文件" about={`第 ${version} 版`}>
        {order.uploads.length > 0 ? (
          <ul className="mb-3">
            {order.uploads.map((file) => (
              <Uploaded
                key={file.id}
                file={file}
                isRemoving={files.removing === file.id}
                onRemove={() => void files.remove(file)}
              />
            ))}
          </ul>
        ) : null}
        <PieceUploads upload={files.upload} purpose="order" label="源文件、成图，原样保存" />
        {files.stuckCount > 0 ? (
          <Button size="small" className="mt-2" onClick={files.retryStuck}>
            {files.stuckCount} 个文件没放进订单，重试
          </Button>
        ) : null}
        <DoneList pins={asked?.pins ?? []} done={done} onChange={setDone} />
        <Textarea
          label={order.uploads.length > 0 ? '给客户的话（选填）' : '给客户的话'}
          rows={2}
          maxLength={orderLimits.noteMax}
          length={note.length}
          placeholder="这一版着重看哪里，哪些还没定"
          className="mt-4"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <p className="min-w-50 flex-1 text-13 text-ink-3">
            {order.money.is_paid_up
              ? `全款已托管，可以放心交付。交付后客户有 ${orderLimits.acceptDays} 天验收。`
              : '文件可以先传，客户付清尾款后就能交付。'}
          </p>
          <Button
            look="primary"
            loading={doors.taking === 'deliver'}
            disabledReason={reason}
            onClick={() => void deliver()}
            className="max-md:flex-1"
          >
            {reason !== undefined && (files.leftCount > 0 || !order.money.is_paid_up)
              ? reason
              : `交付第 ${version} 版`}
          </Button>
        </div>
      </Panel>
    </div>
  );
}
