import { Copy, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { buttonClass } from '../../../ui/form/button-look.ts';
import { Button } from '../../../ui/form/button.tsx';
import { drawSlotCard, SLOT_CARD } from './draw-slot-card.ts';
import type { SlotCardFacts } from './slot-card-facts.ts';

type SlotCardDialogProps = { facts: SlotCardFacts; onClose: () => void };

const canCopy = () => typeof ClipboardItem !== 'undefined' && 'write' in (navigator.clipboard ?? {});
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

async function copy(card: Blob): Promise<void> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [card.type]: card })]);
    toast.success('图片已复制，可以直接粘贴');
  } catch {
    toast.error('浏览器不让复制图片，请下载后再发');
  }
}

/** The card, drawn by this browser; nothing is sent anywhere. */
export function SlotCardDialog({ facts, onClose }: SlotCardDialogProps) {
  const [card, setCard] = useState<{ blob: Blob; url: string } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const drawn = JSON.stringify(facts);
  useEffect(() => {
    let url: string | null = null;
    let isGone = false;
    async function draw() {
      const blob = await drawSlotCard(JSON.parse(drawn) as SlotCardFacts);
      if (isGone) return;
      url = URL.createObjectURL(blob);
      setCard({ blob, url });
    }
    draw().catch(() => setFailed(true));
    return () => {
      isGone = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [drawn]);

  return (
    <Dialog
      open
      onOpenChange={(next) => (next ? undefined : onClose())}
      title="档期卡"
      description="发动态，或者发给老客户。"
      footer={
        card ? (
          <>
            {canCopy() ? (
              <Button icon={<Copy {...icon} />} onClick={() => void copy(card.blob)}>
                复制图片
              </Button>
            ) : null}
            <a
              href={card.url}
              download={`${facts.name}-${facts.title}.png`}
              className={buttonClass({
                look: 'primary',
                size: 'medium',
                block: false,
                unavailable: false,
                className: undefined,
              })}
            >
              <Download {...icon} />
              下载图片
            </a>
          </>
        ) : undefined
      }
    >
      <div
        style={{ aspectRatio: `${SLOT_CARD.width} / ${SLOT_CARD.height}` }}
        className="mx-auto w-full max-w-84 overflow-hidden rounded-img bg-surface-3 inset-ring inset-ring-img-edge"
      >
        {card ? (
          <img src={card.url} alt={`${facts.name}的${facts.title}：${facts.line}`} className="size-full" />
        ) : null}
        {hasFailed ? (
          <p role="alert" className="p-6 text-center text-ink-2">
            这台设备画不出图片，换个浏览器试试。
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}
