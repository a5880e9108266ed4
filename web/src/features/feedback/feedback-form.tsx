import { useQueryClient } from '@tanstack/react-query';
import { sendFeedback } from '@zaojie/contract/feedback/feedback.endpoints';
import { feedbackForm } from '@zaojie/contract/feedback/feedback.schemas';
import {
  feedbackKindNames,
  feedbackKinds,
  feedbackLimits,
  type FeedbackKind,
} from '@zaojie/contract/feedback/feedback-words';
import { useRef, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { call, messageOf } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { errorsOf, useCheckedForm } from '../../hooks/use-checked-form.ts';
import { useOneAtATime } from '../../hooks/use-one-at-a-time.ts';
import { useLeaveQuestion } from '../../ui/dialog/use-leave-question.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { Button } from '../../ui/form/button.tsx';
import { ChoicePills } from '../../ui/form/choice-pills.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import { feedbackKeys } from './feedback-queries.ts';

const OPTIONS = feedbackKindNames.map((value) => ({ value, label: feedbackKinds[value] }));
const EMPTY = { kind: '', content: '', contact: '' };
const isKind = (value: string): value is FeedbackKind => Object.hasOwn(feedbackKinds, value);

/** Where somebody came from, if it is a page of ours. */
function usePathBefore(): string {
  const path = useSearchParams()[0].get('from') ?? '';
  return feedbackForm.shape.path.safeParse(path).success ? path : '';
}

/** The same words sent again, because no answer came, are one letter. */
function useRepeatKey() {
  const last = useRef({ words: '', key: '' });
  return (values: object) => {
    const words = JSON.stringify(values);
    if (last.current.words !== words) last.current = { words, key: crypto.randomUUID() };
    return last.current.key;
  };
}

export function FeedbackForm() {
  const client = useQueryClient();
  const isSignedIn = useSession() !== null;
  const path = usePathBefore();
  const bodyOf = ({ kind, ...rest }: typeof EMPTY) => ({ ...rest, path, kind: kind as FeedbackKind });
  const form = useCheckedForm(EMPTY, (values) => errorsOf(feedbackForm, bodyOf(values)));
  const [isSending, setSending] = useState(false);
  const keyOf = useRepeatKey();
  const { values, set, errorOf } = form;
  useLeaveQuestion({
    unsaved: values.content.trim() === '' || isSending ? 0 : 1,
    message: '写好的反馈还没有发出去，离开就没有了。',
    isLostOnClose: true,
  });

  const send = useOneAtATime<void>(async () => {
    if (!form.tryAll()) return;
    setSending(true);
    try {
      const { msg } = await call(sendFeedback, { body: bodyOf(values), idempotencyKey: keyOf(values) });
      form.reset();
      toast.success(msg);
      await client.invalidateQueries({ queryKey: feedbackKeys.mine });
    } catch (error) {
      toast.error(messageOf(error, '没有发出去，请重试'));
    } finally {
      setSending(false);
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <ChoicePills
        label="关于什么"
        name="feedback-kind"
        value={isKind(values.kind) ? values.kind : null}
        options={OPTIONS}
        onChange={(kind) => set('kind', kind)}
        error={errorOf('kind')}
      />
      <Textarea
        label="发生了什么"
        rows={5}
        maxLength={feedbackLimits.contentMax}
        length={values.content.length}
        placeholder="在哪一页，做了什么，看到了什么，本来以为会怎样"
        value={values.content}
        error={errorOf('content')}
        onChange={(event) => set('content', event.target.value)}
      />
      <TextInput
        label={isSignedIn ? '联系方式（选填）' : '联系方式（选填，留了才能回复你）'}
        placeholder="邮箱或微信"
        autoComplete="email"
        maxLength={feedbackLimits.contactMax}
        value={values.contact}
        error={errorOf('contact')}
        onChange={(event) => set('contact', event.target.value)}
      />
      <Button type="submit" look="primary" loading={isSending} className="justify-self-start max-md:w-full">
        发给我们
      </Button>
    </form>
  );
}
