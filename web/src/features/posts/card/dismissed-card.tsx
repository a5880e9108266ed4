import { TextButton } from '../../../ui/form/button.tsx';
import { undismiss } from '../feed/dismiss-requests.ts';

/** What is left of a post that was dismissed just now. */
export function DismissedCard({ postId }: { postId: number }) {
  return (
    <output className="flex items-center justify-between gap-3 rounded-card border border-line bg-surface px-7 py-4 text-14 text-ink-3 max-md:rounded-none max-md:border-x-0 max-md:px-4">
      已隐藏，会少推荐这类内容
      <TextButton onClick={() => void undismiss(postId)}>撤销</TextButton>
    </output>
  );
}
