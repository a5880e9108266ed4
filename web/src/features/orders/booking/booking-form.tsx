import { useQuery } from '@tanstack/react-query';
import type { OrderQuote } from '@zaojie/contract/orders/order.schemas';
import type { Service } from '@zaojie/contract/storefronts/service.schemas';
import { useId, useRef, type FormEvent } from 'react';
import { formatYuan } from '../../../text/numbers.ts';
import { focusField } from '../../../ui/form/focus-field.ts';
import { useLeaveQuestion } from '../../../ui/dialog/use-leave-question.ts';
import { Button } from '../../../ui/form/button.tsx';
import { InlineError } from '../../../ui/feedback/inline-error.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { ORDER_COLUMNS, ORDER_SIDE, ORDER_STACK } from '../screen/order-columns.ts';
import { TrialTable } from '../trial/trial-table.tsx';
import { BookingBill } from './booking-bill.tsx';
import { quoteQuery } from './booking-queries.ts';
import { bodyOf, toggled } from './booking-rules.ts';
import { BriefFields } from './brief-fields.tsx';
import { AddonRows, OptionRows } from './choice-rows.tsx';
import { NextSteps } from './next-steps.tsx';
import { PointedWorks } from './pointed-works.tsx';
import { SameWork } from './same-work.tsx';
import { TermChoices } from './term-choices.tsx';
import { useBooking } from './use-booking.ts';
import { useBookingForm, type BookingFormState } from './use-booking-form.ts';

type SubmitProps = {
  formId: string;
  form: BookingFormState;
  quote: OrderQuote;
  isSending: boolean;
  isStale: boolean;
};

function reasonToWait({ form, quote, isStale }: SubmitProps): string | undefined {
  if (!quote.can.book) return quote.reason;
  if (form.isUploading) return '附件还在上传';
  return isStale ? '正在算价' : undefined;
}

function Submit(props: SubmitProps & { className?: string | undefined }) {
  const { formId, quote, isSending, className } = props;
  return (
    <Button
      type="submit"
      form={formId}
      look="primary"
      size="large"
      loading={isSending}
      disabledReason={reasonToWait(props)}
      className={className}
    >
      {quote.deposit > 0 ? `提交，付定金 ${formatYuan(quote.deposit)}` : '提交预约'}
    </Button>
  );
}

function Choices({ service, form }: { service: Service; form: BookingFormState }) {
  if (service.options.length + service.addons.length === 0) return null;
  const { draft, change } = form;
  return (
    <Card bleed className="px-6 pt-5 pb-6 max-md:px-4">
      <OptionRows service={service} value={draft.optionId} onChange={(optionId) => change({ optionId })} />
      <AddonRows
        service={service}
        value={draft.addonIds}
        onToggle={(id) => change({ addonIds: toggled(service, draft.addonIds, id) })}
      />
    </Card>
  );
}

type BookingFormProps = { service: Service; creatorId: number; postId: number | null };

/** Books a service: what is wanted, on which terms, and what it costs by the server's reckoning. */
export function BookingForm({ service, creatorId, postId }: BookingFormProps) {
  const formId = useId();
  const box = useRef<HTMLFormElement>(null);
  const form = useBookingForm(service);
  const { optionId, addonIds } = form.draft;
  const quoting = useQuery(quoteQuery({ serviceId: service.id, optionId, addonIds }));
  const { isSending, send } = useBooking(service.id);
  const quote = quoting.data;
  const { title, brief } = form.draft;
  const written = [title, brief].filter((text) => text.trim() !== '').length + form.files.length;
  useLeaveQuestion({
    // Sent, it is kept.
    unsaved: isSending ? 0 : written,
    message: '写好的要求还没有提交，离开后就没有了。',
    isLostOnClose: true,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (quote === undefined) return;
    const wrong = form.check();
    if (wrong !== null) {
      focusField(box.current, wrong);
      return;
    }
    void send(
      bodyOf(form.draft, { serviceId: service.id, postId, files: form.addresses, price: quote.price }),
    );
  }

  const isStale = quoting.isPlaceholderData || quoting.isError;
  const retry = quoting.isError ? (
    <InlineError text="价格没有算出来" retrying={quoting.isFetching} onRetry={() => void quoting.refetch()} />
  ) : null;
  const submitProps = quote && { formId, form, quote, isSending, isStale };
  return (
    <div className={ORDER_COLUMNS}>
      <form id={formId} ref={box} noValidate onSubmit={submit} aria-label="预约" className={ORDER_STACK}>
        <Choices service={service} form={form} />
        <Panel title="说说你要什么">
          <BriefFields form={form} placeholder={service.name} />
        </Panel>
        {postId === null ? null : <SameWork postId={postId} />}
        <PointedWorks form={form} creatorId={creatorId} />
        <Panel title="怎么用、怎么署名">
          <TermChoices form={form} />
        </Panel>
      </form>
      <aside className={ORDER_SIDE}>
        {retry}
        {submitProps ? (
          <BookingBill
            quote={submitProps.quote}
            isStale={isStale}
            button={<Submit {...submitProps} className="w-full" />}
          />
        ) : (
          <Skeleton shape="block" className="h-72 w-full" />
        )}
        {quote ? <NextSteps quote={quote} /> : null}
      </aside>
      {quote ? (
        <TrialTable id="trial" trial={quote.trial} price={quote.price} creatorName={quote.creator.nickname} />
      ) : null}
      {submitProps ? (
        <div
          data-sticky
          className="sticky bottom-0 z-10 -mx-4 hidden items-center justify-between gap-4 border-t border-line bg-paper px-4 py-2.5 max-md:flex"
        >
          <p className="leading-ui">
            <Money from={submitProps.quote.price} className="text-18" />
            <small className="block text-12 text-ink-3">
              现在付定金 {formatYuan(submitProps.quote.deposit)}
            </small>
          </p>
          <Submit {...submitProps} />
        </div>
      ) : null}
    </div>
  );
}
