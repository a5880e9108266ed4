import { UserRoundCheck, UserRoundX } from 'lucide-react';
import { MenuItem } from '../../ui/menu/menu-items.tsx';
import { useBlock } from './use-block.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** For a menu about somebody: keep them away, or let them back. */
export function BlockMenuItem({
  user,
  isBlocked,
}: {
  user: { id: number; name: string };
  isBlocked: boolean;
}) {
  const { block, unblock } = useBlock(user);
  return isBlocked ? (
    <MenuItem icon={<UserRoundCheck {...icon} />} onSelect={() => void unblock()}>
      取消拉黑
    </MenuItem>
  ) : (
    <MenuItem icon={<UserRoundX {...icon} />} danger onSelect={() => void block()}>
      拉黑
    </MenuItem>
  );
}
