import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useSession } from '../../api/session.ts';
import { idIn, useBountyDialog } from './bounty-address.ts';

type DialogProps = { id: number; open: boolean; onClose: () => void; onClosed: () => void };

const BountyDialog = lazy(async () => ({
  default: (await import('./detail/bounty-dialog.tsx')).BountyDialog,
}));
const ApplyDialog = lazy(async () => ({ default: (await import('./apply/apply-dialog.tsx')).ApplyDialog }));
const PublishDialog = lazy(async () => ({
  default: (await import('./publish/publish-dialog.tsx')).PublishDialog,
}));
const EditDialog = lazy(async () => ({ default: (await import('./publish/edit-dialog.tsx')).EditDialog }));

type AddressedProps = { name: 'bounty' | 'apply' | 'publish' | 'edit'; Content: ComponentType<DialogProps> };

/** Keeps the last one while it fades. Something new (`new`) has no id yet, and counts as 0. */
function Addressed({ name, Content }: AddressedProps) {
  const { value, close } = useBountyDialog(name);
  const wanted = value === 'new' ? 0 : idIn(value);
  const [shown, setShown] = useState<number | null>(wanted);
  if (wanted !== null && wanted !== shown) setShown(wanted);
  if (shown === null) return null;
  return (
    <Suspense fallback={null}>
      <Content id={shown} open={wanted !== null} onClose={close} onClosed={() => setShown(null)} />
    </Suspense>
  );
}

/** What the address opens over a page of the market; each is fetched when it is first asked for. */
export function BountyDialogs() {
  const isMember = useSession() !== null;
  return (
    <>
      <Addressed name="bounty" Content={BountyDialog} />
      {isMember ? (
        <>
          <Addressed name="apply" Content={ApplyDialog} />
          <Addressed name="publish" Content={PublishDialog} />
          <Addressed name="edit" Content={EditDialog} />
        </>
      ) : null}
    </>
  );
}
