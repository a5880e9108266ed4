import { contestLimits as limit } from '@zaojie/contract/contests/contest-limits';
import { contestCategories, contestCategoryNames } from '@zaojie/contract/contests/contest-words';
import { CircleAlert } from 'lucide-react';
import { ChoicePills } from '../../../ui/form/choice-pills.tsx';
import { Stepper } from '../../../ui/form/stepper.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ImageUploader } from '../../uploads/image-uploader.tsx';
import { timeFieldNames, timeFields } from './proposal-draft.ts';
import { CriteriaPanel, PrizesPanel, SponsorsPanel } from './proposal-rows.tsx';
import type { ProposalState } from './use-proposal.ts';

const STACK = 'grid grid-cols-1 gap-5';
const CATEGORIES = contestCategoryNames.map((value) => ({ value, label: contestCategories[value] }));

function About({ form }: { form: ProposalState }) {
  const { words, set, errorOf } = form;
  return (
    <Panel title="介绍">
      <div className={STACK}>
        <TextInput
          label="活动名称"
          name="title"
          placeholder="例如：极光以下：48 小时插画赛"
          maxLength={limit.titleMax}
          value={words.title}
          error={errorOf('title')}
          onChange={(event) => set({ title: event.target.value })}
        />
        <ChoicePills
          label="类别"
          name="category"
          value={words.category}
          options={CATEGORIES}
          error={errorOf('category')}
          onChange={(category) => set({ category })}
        />
        <TextInput
          label="一句话介绍"
          name="summary"
          maxLength={limit.summaryMax}
          value={words.summary}
          error={errorOf('summary')}
          onChange={(event) => set({ summary: event.target.value })}
        />
        <section aria-label="主视觉" data-field="cover" tabIndex={-1} className="outline-none">
          <p className="mb-1.5 text-13 leading-ui text-ink-2">
            主视觉<span className="ml-2 text-12 text-ink-3">横的，2:1 最好</span>
          </p>
          <ImageUploader
            queue={form.cover.queue}
            images={form.cover.images}
            max={1}
            columns={4}
            hasCover={false}
          />
          {errorOf('cover') ? (
            <p role="alert" className="mt-1 flex items-center gap-1.25 text-13 leading-5 text-danger">
              <CircleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
              {errorOf('cover')}
            </p>
          ) : null}
        </section>
      </div>
    </Panel>
  );
}

function Theme({ form }: { form: ProposalState }) {
  const { words, set, errorOf } = form;
  return (
    <Panel title="题目和规则" about="题目在开始那一刻才公布">
      <div className={STACK}>
        <TextInput
          label="题目"
          name="theme"
          maxLength={limit.themeMax}
          value={words.theme}
          error={errorOf('theme')}
          onChange={(event) => set({ theme: event.target.value })}
        />
        <Textarea
          label="题目说明（选填）"
          name="theme_note"
          rows={2}
          maxLength={limit.themeNoteMax}
          length={words.themeNote.length}
          value={words.themeNote}
          error={errorOf('theme_note')}
          onChange={(event) => set({ themeNote: event.target.value })}
        />
        <Textarea
          label="规则"
          name="rules"
          rows={5}
          placeholder="一条一行，会自动编号"
          value={words.rules}
          error={errorOf('rules')}
          onChange={(event) => set({ rules: event.target.value })}
        />
        <div>
          <p className="mb-1.5 text-13 leading-ui text-ink-2">一队最多几人</p>
          <Stepper
            label="一队人数"
            value={words.teamMax}
            min={1}
            max={limit.teamMax}
            unit="人"
            onChange={(teamMax) => set({ teamMax })}
          />
        </div>
      </div>
    </Panel>
  );
}

function Times({ form }: { form: ProposalState }) {
  return (
    <Panel title="日程" about="北京时间，每一步至少隔一小时">
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 max-md:grid-cols-1">
        {timeFieldNames.map((name) => (
          <TextInput
            key={name}
            type="datetime-local"
            label={timeFields[name]}
            name={name}
            value={form.words[name]}
            error={form.errorOf(name)}
            onChange={(event) => form.set({ [name]: event.target.value })}
          />
        ))}
      </div>
    </Panel>
  );
}

/** Everything that an event is made of. */
export function ProposalFields({ form }: { form: ProposalState }) {
  return (
    <div className={STACK}>
      <About form={form} />
      <Theme form={form} />
      <Times form={form} />
      <CriteriaPanel form={form} />
      <PrizesPanel form={form} />
      <SponsorsPanel form={form} />
    </div>
  );
}
