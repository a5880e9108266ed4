import { useFootTurn } from '../../hooks/use-foot-turn.ts';
import { Button } from '../../ui/form/button.tsx';

type ClipboardQuestionProps = { onAnswer: (isAllowed: boolean) => void };

/** Asked beside what one is doing; it takes neither the focus nor the page. */
export function ClipboardQuestion({ onAnswer }: ClipboardQuestionProps) {
  if (!useFootTurn(true)) return null;
  return (
    <section
      aria-label="读取剪贴板"
      data-float
      className="fixed bottom-6 left-1/2 z-30 flex w-max max-w-[calc(100vw-32px)] -translate-x-1/2 animate-rise items-center gap-4 rounded-card bg-float py-3 pr-3 pl-4.5 text-ink shadow-float max-md:bottom-[calc(var(--foot-h)+var(--sticky-h)+16px)] max-md:flex-wrap max-md:justify-end max-md:gap-2.5 max-md:p-4"
    >
      <p className="min-w-0 text-13 max-md:w-full">允许读取剪贴板，就能直接打开复制好的分享链接。</p>
      <span className="flex shrink-0 gap-2">
        <Button size="small" look="quiet" onClick={() => onAnswer(false)}>
          不用了
        </Button>
        <Button size="small" look="primary" onClick={() => onAnswer(true)}>
          允许
        </Button>
      </span>
    </section>
  );
}
