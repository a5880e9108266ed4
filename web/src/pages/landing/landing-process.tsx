import { ButtonLink } from '../../ui/form/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LandingSection } from './landing-section.tsx';
import { STORIES, type Role } from './landing-story.ts';

type Step = { title: string; client: string; creator: string; money: string; where: string; held: number };

/** One commission of 3,600 yuan from beginning to end. `held`: the share of the price that the bar shows. */
const STEPS: readonly Step[] = [
  {
    title: '发布需求',
    client: '写清用途、预算、截稿日。',
    creator: '挑擅长的应征，报价并附方案。',
    money: '¥0',
    where: '还没有付钱',
    held: 0,
  },
  {
    title: '付定金',
    client: '选定一位创作者，付 20% 定金。',
    creator: '确认排期，锁定档期。',
    money: '¥720',
    where: '进入平台托管',
    held: 0.2,
  },
  {
    title: '制作',
    client: '每次更新都能看到，过半付尾款。',
    creator: '更新进度，草图先确认。',
    money: '¥3,600',
    where: '全款托管',
    held: 1,
  },
  {
    title: '交付',
    client: '圈出要改的地方。',
    creator: '上传源文件和成品。',
    money: '¥3,600',
    where: '仍在托管',
    held: 1,
  },
  {
    title: '验收',
    client: '满意后点验收，七天不操作自动验收。',
    creator: '到账，可以提现。',
    money: '¥3,420',
    where: '到创作者账户，已扣 5% 服务费',
    held: 0.95,
  },
];

export function LandingProcess({ role }: { role: Role }) {
  const { next } = STORIES[role];
  return (
    <LandingSection
      id="process"
      title="稿子走到哪一步，钱就走到哪一步"
      lead="以一张 ¥3,600 的封面为例。钱始终在平台托管，双方都看得见它在哪里。"
    >
      <div className="mt-14 grid grid-cols-[6.75rem_repeat(5,minmax(0,1fr))] grid-rows-[repeat(4,auto)] max-lg:mt-7 max-lg:block">
        <LaneNames role={role} />
        <ol className="contents">
          {STEPS.map((step, index) => (
            <StepColumn
              key={step.title}
              step={step}
              role={role}
              number={index + 1}
              isLast={index === STEPS.length - 1}
            />
          ))}
        </ol>
      </div>
      <p className="mt-12 flex items-center gap-4 text-13 text-ink-3 max-md:mt-7 max-md:flex-col max-md:items-stretch max-md:gap-2.5 max-md:text-center">
        <ButtonLink to="/commission" look="primary" size="large">
          {next.text}
        </ButtonLink>
        {next.note}
      </p>
    </LandingSection>
  );
}

/** Where the steps stand side by side, their rows are named once. */
function LaneNames({ role }: { role: Role }) {
  const cell = 'border-t border-line pt-4 text-13 leading-[1.8]';
  return (
    <div aria-hidden="true" className="row-span-4 grid grid-rows-subgrid max-lg:hidden">
      <span />
      <span className={classNames(cell, nameLook(role === 'client'))}>需求方</span>
      <span className={classNames(cell, nameLook(role === 'creator'))}>创作者</span>
      <span className={classNames(cell, 'text-ink-3')}>钱在哪里</span>
    </div>
  );
}

const nameLook = (isTold: boolean) => (isTold ? 'font-semibold text-brand-ink' : 'text-ink-3');

type StepColumnProps = { step: Step; role: Role; number: number; isLast: boolean };

function StepColumn({ step, role, number, isLast }: StepColumnProps) {
  return (
    <li className="row-span-4 grid grid-rows-subgrid max-lg:block max-lg:border-t max-lg:border-line max-lg:py-4.5">
      <h3 className="pb-5 text-18 max-lg:flex max-lg:items-baseline max-lg:gap-2.5 max-lg:pb-1.5">
        <span className="mb-1 block text-13 font-medium text-ink-3">第 {number} 步</span>
        {step.title}
      </h3>
      <Lane who="需求方" text={step.client} isTold={role === 'client'} />
      <Lane who="创作者" text={step.creator} isTold={role === 'creator'} />
      <div className="border-t border-line pt-6 max-lg:border-0 max-lg:pt-1.5">
        <span aria-hidden="true" className="mr-1 block h-2.5 bg-surface-3 max-lg:hidden">
          <span
            className={classNames('block h-full origin-left', isLast ? 'bg-success' : 'bg-ochre')}
            style={{ transform: `scaleX(${step.held})` }}
          />
        </span>
        <p className="pr-4 max-lg:flex max-lg:items-baseline max-lg:justify-end max-lg:gap-2 max-lg:pr-0 lg:mt-3">
          <b
            className={classNames('block text-16 font-semibold', isLast ? 'text-success' : 'text-ochre-ink')}
          >
            {step.money}
          </b>
          <span className="text-13 text-ink-3">{step.where}</span>
        </p>
      </div>
    </li>
  );
}

/** Both sides are told, the reader's own in full ink. */
function Lane({ who, text, isTold }: { who: string; text: string; isTold: boolean }) {
  return (
    <p
      className={classNames(
        'border-t border-line pt-4 pr-5 pb-5.5 transition-colors max-lg:flex max-lg:gap-3 max-lg:border-0 max-lg:p-0',
        isTold ? 'text-ink' : 'text-ink-3',
      )}
    >
      <span className={classNames('block shrink-0 text-13 leading-[1.8] lg:sr-only', nameLook(isTold))}>
        {who}
      </span>
      {text}
    </p>
  );
}
