import { useMemo, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { Seal } from '../theme/logo.tsx';
import { drawQr } from './qr-path.ts';

/* White with dark modules in both modes: many scanners can't read an inverted code. */
const PLATE = 'relative aspect-square rounded-img bg-on-scrim inset-ring inset-ring-img-edge';

interface QrPlateProps {
  /** Null while there is no code: a skeleton, or an empty plate under the children. */
  address: string | null;
  /** Read aloud: what the code is for. */
  label: string;
  /** In the middle of the code; the seal when left out. */
  centre?: ReactNode;
  /** Stands over the code, which steps back. */
  children?: ReactNode;
  /** How wide it may be, and its quiet edge. */
  className?: string | undefined;
}

export function QrPlate({
  address,
  label,
  centre,
  children,
  className = 'w-full max-w-58 p-4',
}: QrPlateProps) {
  if (address === null && !children) {
    return <Skeleton shape="block" className={classNames('aspect-square', className)} />;
  }
  return (
    <div className={classNames(PLATE, className)}>
      {address === null ? null : <QrCode address={address} label={label} dim={Boolean(children)} />}
      <div className="absolute inset-0 grid place-items-center">{children ?? centre ?? <CentreSeal />}</div>
    </div>
  );
}

function QrCode({ address, label, dim }: { address: string; label: string; dim: boolean }) {
  const { size, path } = useMemo(() => drawQr(address), [address]);
  return (
    <>
      {dim ? null : <VisuallyHidden>{label}</VisuallyHidden>}
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
