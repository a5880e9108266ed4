import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { laterPart } from '../../hooks/later-part.tsx';
import { InlineError } from './inline-error.tsx';
import { toast } from './toast.tsx';

/**
 * A part of a page that comes later. Where it doesn't come, that is said in its place, with the way to try again: `failed` is
 * that sentence, such as 评论没有加载出来.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>, failed: string) {
  return laterPart(load, (onRetry) => <InlineError text={failed} onRetry={onRetry} />);
}

/** The same for what has no place on the page, as a dialog. */
export function laterDialog<Props extends object>(load: () => Promise<ComponentType<Props>>, failed: string) {
  return laterPart(load, (onRetry) => <SayFailed text={failed} onRetry={onRetry} />);
}

function SayFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const say = useEffectEvent(() => {
    toast.error(text, { id: text, action: { label: '重试', onClick: onRetry } });
  });
  useEffect(() => say(), []);
  return null;
}
