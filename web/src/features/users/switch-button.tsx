import { Plus } from 'lucide-react';
import { Button } from '../../ui/form/button.tsx';
import type { ButtonSize } from '../../ui/form/button-look.ts';
import { classNames } from '../../ui/class-names.ts';

type SwitchButtonProps = {
  isOn: boolean;
  /** What a click does: 关注. */
  todo: string;
  /** What has been done: 已关注. */
  done: string;
  /** What a click does then: 取消关注. */
  undo: string;
  size?: ButtonSize | undefined;
  /** Where it is the one thing to do. */
  isMain?: boolean | undefined;
  className?: string | undefined;
  onClick: () => void;
};

const ON =
  'group/switch text-ink-2! hover:border-danger! hover:text-danger! focus-visible:border-danger! focus-visible:text-danger!';

/** Both words lie in one cell, so that the button is as wide as the longer one and nothing moves on hover. */
function DoneWords({ done, undo }: { done: string; undo: string }) {
  return (
    <span aria-hidden="true" className="grid place-items-center *:col-start-1 *:row-start-1">
      <span className="group-hover/switch:invisible group-focus-visible/switch:invisible">{done}</span>
      <span className="invisible group-hover/switch:visible group-focus-visible/switch:visible">{undo}</span>
    </span>
  );
}

/** One element in both states: the keyboard stays on it. */
export function SwitchButton(props: SwitchButtonProps) {
  const { isOn, todo, done, undo, size = 'small', isMain = false, className, onClick } = props;
  return (
    <Button
      look={isOn ? 'secondary' : isMain ? 'primary' : 'tint'}
      size={size}
      aria-label={isOn ? `${done}，${undo}` : todo}
      icon={isOn ? null : <Plus size={14} strokeWidth={1.75} aria-hidden="true" />}
      className={classNames(isOn && ON, className)}
      onClick={onClick}
    >
      {isOn ? <DoneWords done={done} undo={undo} /> : todo}
    </Button>
  );
}
