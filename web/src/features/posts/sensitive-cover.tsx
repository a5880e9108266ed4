import { EyeOff } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { Button, TextButton } from '../../ui/form/button.tsx';
import { showSensitiveAlways } from './sensitive-choice.ts';

interface SensitiveCoverProps {
  count: number;
  onLift: () => void;
  className?: string | undefined;
}

/** Stands where the pictures would: they aren't even fetched before somebody asks for them. */
export function SensitiveCover({ count, onLift, className }: SensitiveCoverProps) {
  return (
    <div
      className={classNames(
        'relative z-1 grid justify-items-center gap-1 rounded-img bg-surface-2 px-4 py-8 text-center',
        className,
      )}
    >
      <EyeOff size={24} strokeWidth={1.75} aria-hidden="true" className="text-ink-3" />
      <p className="mt-1 font-medium">敏感内容</p>
      <p className="text-13 text-ink-3">
        {count > 0 ? `作者给这 ${count} 张图片加了遮挡` : '作者给图片加了遮挡'}
      </p>
      <div className="mt-3 flex items-center gap-4">
        <Button size="small" onClick={onLift}>
          查看
        </Button>
        <TextButton onClick={() => showSensitiveAlways(true)}>总是显示</TextButton>
      </div>
    </div>
  );
}
