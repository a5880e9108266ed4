import { useMemo, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Seal } from '../../ui/theme/logo.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { drawQr } from './qr-path.ts';

/* White with dark modules in both modes: many scanners can't read an inverted code. */
const PLATE =
  'relative aspect-square w-full max-w-58 rounded-img bg-on-scrim p-4 inset-ring inset-ring-img-edge';

interface QrPlateProps {
  /** Null while there is no code: a skeleton, or an empty plate under the children. */
  address: string | null;
  /** Stands over the code, which steps back. */
  children?: ReactNode;
}

export function QrPlate({ address, children }: QrPlateProps) {
  if (address === null && !children) {
    return <Skeleton shape="block" className="aspect-square w-full max-w-58" />;
  }
  return (
    <div className={PLATE}>
      {address === null ? null : <QrCode address={address} dim={Boolean(children)} />}
      <div className="absolute inset-0 grid place-items-center">{children ?? <CentreSeal />}</div>
    </div>
  );
}

function QrCode({ address, dim }: { address: string; dim: boolean }) {
  const { size, path } = useMemo(() => drawQr(address), [address]);
  return (
    <>
      {dim ? null : <VisuallyHidden>微信登录二维码</VisuallyHidden>}
      <svg
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        aria-hidden="true"
        className={classNames('size-full', dim ? 'opacity-10' : 'opacity-90')}
      >
        <path d={path} />
      </svg>
    </>
  );
}

function CentreSeal() {
  return (
    <span className="grid size-11.5 place-items-center rounded-sm bg-on-scrim">
      <Seal size={40} />
    </span>
  );
}
