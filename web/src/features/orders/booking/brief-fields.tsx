import { orderLimits } from '@zaojie/contract/orders/order-limits';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { FileTiles } from '../../uploads/files/file-tiles.tsx';
import type { BookingFormState } from './use-booking-form.ts';

/** What is wanted, in words and files. */
export function BriefFields({ form, placeholder }: { form: BookingFormState; placeholder: string }) {
  const { draft, issues, change } = form;
  const { titleMax, briefMax } = orderLimits;
  return (
    <div className="grid grid-cols-1 gap-4">
      <TextInput
        label="名字（选填）"
        name="title"
        maxLength={titleMax}
        autoComplete="off"
        placeholder={placeholder}
        value={draft.title}
        error={issues.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <Textarea
        label="要求"
        name="brief"
        rows={5}
        maxLength={briefMax}
        length={draft.brief.length}
        placeholder="画什么、用在哪里、一定要有什么、不要什么。"
        value={draft.brief}
        error={issues.brief}
        onChange={(event) => change({ brief: event.target.value })}
      />
      <FileTiles label="参考图和附件" queue={form.queue} files={form.files} />
    </div>
  );
}
