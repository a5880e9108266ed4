import { CircleAlert, Clock, X } from 'lucide-react';
import { Button, TextButton } from '../../../ui/form/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { CardFace } from '../cards/card-face.tsx';
import { formatSize } from '../../../text/numbers.ts';
import { FileFace, TextBubble } from './message-body.tsx';
import type { Outbox, Outgoing } from '../conversation/outbox.ts';

function OutgoingBody({ outgoing }: { outgoing: Outgoing }) {
  const { file, card, content } = outgoing;
  if (card !== null) return <CardFace card={card} />;
  if (file === null) return <TextBubble text={content} isOwn />;
  if (file.previewUrl === '') return <FileFace name={file.name} note={formatSize(file.size)} />;
  return (
    <img
      src={file.previewUrl}
      alt={`待发送的图片 ${file.name}`}
      className="max-h-80 max-w-full min-w-12 rounded-img bg-surface-3 object-cover opacity-70 md:max-w-68"
    />
  );
}

/** Goes out by itself when the network is back, unless it is taken back before. */
function Waiting({ onCancel }: { onCancel: () => void }) {
  return (
    <p className="mt-1 flex flex-wrap items-center justify-end gap-x-3 text-12 text-ink-3">
      <span className="flex items-center gap-1">
        <Clock size={14} strokeWidth={1.75} aria-hidden="true" />
        等待网络，恢复后自动发送
      </span>
      <TextButton className="text-12! max-md:after:-inset-y-2" onClick={onCancel}>
        取消
      </TextButton>
    </p>
  );
}

function Progress({ outgoing, onCancel }: { outgoing: Outgoing; onCancel: () => void }) {
  if (outgoing.status === 'sending') {
    return (
      <output aria-label="发送中" className="flex items-center text-ink-3">
        <Spinner className="size-3.5" />
      </output>
    );
  }
  const percent = Math.round(outgoing.progress * 100);
  return (
    <span className="flex items-center gap-1 text-12 text-ink-3">
      <progress
        max={100}
        value={percent}
        aria-label={`上传 ${outgoing.file?.name ?? ''}`}
        className="sr-only"
      />
      <span aria-hidden="true">{percent}%</span>
      <IconButton label="取消上传" size="small" onClick={onCancel}>
        <X size={16} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </span>
  );
}

interface OutgoingItemProps {
  outgoing: Outgoing;
  startsRun: boolean;
  outbox: Outbox;
}

/** A message on its way, or one that didn't make it. */
export function OutgoingItem({ outgoing, startsRun, outbox }: OutgoingItemProps) {
  const isFailed = outgoing.status === 'failed';
  const isWaiting = outgoing.status === 'waiting';
  const discard = () => outbox.discard(outgoing.clientId);
  return (
    <div className={startsRun ? 'mt-3' : 'mt-1.5'}>
      <div className="flex flex-row-reverse items-end gap-2.5">
        <div className={classNames('flex max-w-[76%] min-w-0 justify-end', !isFailed && 'opacity-80')}>
          <OutgoingBody outgoing={outgoing} />
        </div>
        {isFailed ? (
          <CircleAlert
            size={18}
            strokeWidth={1.75}
            aria-label="发送失败"
            className="mb-2.5 shrink-0 text-danger"
          />
        ) : null}
        {isFailed || isWaiting ? null : (
          <span className="pb-2">
            <Progress outgoing={outgoing} onCancel={discard} />
          </span>
        )}
      </div>
      {isWaiting ? <Waiting onCancel={discard} /> : null}
      {isFailed ? (
        <div
          role="alert"
          className="mt-1 flex flex-wrap items-center justify-end gap-x-3 gap-y-1 text-12 text-danger"
        >
          <span>{outgoing.error || '发送失败'}</span>
          <Button size="small" onClick={() => outbox.resend(outgoing.clientId)}>
            重发
          </Button>
          <TextButton onClick={discard}>删除</TextButton>
        </div>
      ) : null}
    </div>
  );
}
