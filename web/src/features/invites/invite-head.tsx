import type { InviteOverview } from '@zaojie/contract/invites/invite.endpoints';
import { useState } from 'react';
import { copyText } from '../../hooks/copy-text.ts';
import { formatNumber } from '../../text/numbers.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Button } from '../../ui/form/button.tsx';
import { QrPlate } from '../../ui/media/qr-plate.tsx';

function Figures({ overview }: { overview: InviteOverview }) {
  const figures = [
    ['人注册', overview.registered],
    ['人发了首帖', overview.counted],
    ['经验', overview.points],
  ] as const;
  return (
    <dl className="flex gap-9 max-md:justify-between">
      {figures.map(([label, value]) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-12 text-ink-3">{label}</dt>
          <dd className="text-22 leading-[1.3] font-semibold tabular-nums">{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The code, the link that carries it, and what has come of it. */
export function InviteHead({ overview }: { overview: InviteOverview }) {
  const [isShowingCode, setShowingCode] = useState(false);
  const address = `${window.location.origin}${overview.path}`;

  async function copy() {
    if (await copyText(address)) toast.success('邀请链接已复制');
    else toast.error('无法复制链接，请手动复制');
  }

  return (
    <div className="mb-8 flex items-end justify-between gap-8 max-xl:flex-col max-xl:items-stretch max-xl:gap-5">
      <div className="min-w-0">
        <p className="text-13 text-ink-3">我的邀请码</p>
        <p className="font-display text-36 leading-[1.35] font-semibold tracking-[.1em] max-md:text-28">
          {overview.code}
        </p>
        <p className="mt-1 text-13 break-all text-ink-3 select-all">{address}</p>
        <div className="mt-3 flex gap-2.5 max-md:*:flex-1">
          <Button look="primary" onClick={() => void copy()}>
            复制邀请链接
          </Button>
          <Button onClick={() => setShowingCode(true)}>二维码</Button>
        </div>
      </div>
      <Figures overview={overview} />
      <Dialog open={isShowingCode} onOpenChange={setShowingCode} title="邀请二维码" size="small">
        <div className="grid justify-items-center gap-3 pb-2">
          <QrPlate address={address} label="邀请链接的二维码" />
          <p className="text-13 text-ink-3">朋友扫码后，注册页会带上你的邀请码。</p>
        </div>
      </Dialog>
    </div>
  );
}
