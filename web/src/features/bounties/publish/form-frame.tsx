import { CircleAlert, Pencil, ShieldCheck, X } from 'lucide-react';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { focusField } from '../../../ui/form/focus-field.ts';
import { PreviewCard } from './preview-card.tsx';
import { TermFields } from './term-fields.tsx';
import { WishFields } from './wish-fields.tsx';
import type { BountyFormState } from './use-bounty-form.ts';

type FormFrameProps = {
  title: string;
  /** Beside the title: when the draft was kept. */
  note?: string | undefined;
  /** Above the fields: what can't be changed, and why. */
  notice?: ReactNode;
  submit: string;
  foot: string;
  form: BountyFormState;
  box: RefObject<HTMLFormElement | null>;
  isSending: boolean;
  areTermsLocked: boolean;
  /** How many have applied already. */
  applicants: number;
  onSubmit: () => void;
  onClose: () => void;
};

function Promises() {
  return (
    <ul className="mt-5 grid gap-2.5 text-13 leading-[1.65] text-ink-3 max-md:px-4">
      <li className="flex gap-2">
        <ShieldCheck size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.75 shrink-0" />
        发布不收费。选定创作者后才付定金，钱由平台托管。
      </li>
      <li className="flex gap-2">
        <Pencil size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.75 shrink-0" />
        有人应征以后，预算、描述和截稿日就不能改，只能追加补充说明。
      </li>
    </ul>
  );
}

/** The form on the left, the card that comes of it on the right; on a phone one under the other. */
export function FormFrame(props: FormFrameProps) {
  const {
    title,
    note,
    notice,
    submit,
    foot,
    form,
    box,
    isSending,
    areTermsLocked,
    applicants,
    onSubmit,
    onClose,
  } = props;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <form
      ref={box}
      noValidate
      onSubmit={handleSubmit}
      aria-label={title}
      className="flex min-h-0 flex-1 flex-col"
    >
      <header className="flex shrink-0 items-center gap-3.5 border-b border-line py-3.5 pr-4 pl-9 max-md:py-1.5 max-md:pr-1 max-md:pl-4 dark:border-line-2">
        <h2 className="text-22 max-md:text-18">{title}</h2>
        {note === undefined ? null : <span className="truncate text-13 text-ink-3">{note}</span>}
        <IconButton label="关闭" onClick={onClose} className="ml-auto">
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </header>
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_452px] max-lg:grid-cols-[minmax(0,1fr)_360px] max-md:block max-md:overflow-y-auto">
        <div className="grid grid-cols-1 content-start gap-5 overflow-y-auto overscroll-contain px-9 pt-6 pb-7 max-md:overflow-visible max-md:px-4 max-md:pt-4.5">
          {notice}
          <WishFields form={form} disabled={isSending} areTermsLocked={areTermsLocked} />
          <TermFields form={form} disabled={isSending} areTermsLocked={areTermsLocked} />
        </div>
        <aside
          aria-label="预览"
          className="overflow-y-auto overscroll-contain border-l border-line bg-paper px-7 py-6 max-lg:px-5 max-md:overflow-visible max-md:border-t max-md:border-l-0 max-md:px-0 dark:border-line-2"
        >
          <h3 className="mb-3 text-13 font-normal text-ink-3 max-md:px-4">广场上会这样显示</h3>
          <PreviewCard draft={form.draft} applicants={applicants} />
          <Promises />
        </aside>
      </div>
      <footer className="flex shrink-0 flex-wrap items-center justify-end gap-2.5 border-t border-line py-3.5 pr-7 pl-9 max-md:px-4 max-md:py-2.5 dark:border-line-2">
        {form.wrongCount > 0 && form.firstWrong !== null ? (
          <button
            type="button"
            onClick={() => focusField(box.current, form.firstWrong ?? '')}
            className="mr-auto inline-flex items-center gap-1.5 text-danger underline-offset-3 hover:underline max-md:min-h-8 max-md:w-full"
          >
            <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
            还有 {form.wrongCount} 处要改，看第一处
          </button>
        ) : (
          <span className="mr-auto text-13 text-ink-3 max-md:hidden">{foot}</span>
        )}
        <Button look="quiet" onClick={onClose} className="max-md:flex-1">
          取消
        </Button>
        <Button
          type="submit"
          look="primary"
          loading={isSending}
          disabledReason={form.isUploading ? '图片还在上传' : undefined}
          className="min-w-32 max-md:flex-1"
        >
          {submit}
        </Button>
      </footer>
    </form>
  );
}
