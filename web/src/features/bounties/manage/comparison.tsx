import type { Application } from '@zaojie/contract/bounties/application.schemas';
import { useState, type ReactNode } from 'react';
import { useNow } from '../../../hooks/use-now.ts';
import { formatAgo } from '../../../text/dates.ts';
import { formatYuan } from '../../../text/numbers.ts';
import { Button, TextButton, TextLink } from '../../../ui/form/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { RangeLine } from '../../../ui/text/range-line.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ApplicationFiles } from './application-files.tsx';
import { cheapest, comparedRows } from './comparison-rows.ts';
import { DeclineForm } from './decline-form.tsx';
import { depositWords, type ApplicationMoves } from './use-application-moves.ts';
import { shownWorks } from './shown-works.ts';
import { WorkMosaic } from './work-mosaic.tsx';
import { Radio } from '../../../ui/form/radio.tsx';

type ComparisonProps = {
  applications: readonly Application[];
  moves: ApplicationMoves;
  /** How many others have no result yet. */
  othersCount: number;
};

const COLUMNS = [
  '',
  'md:grid-cols-[52px_minmax(0,1fr)] lg:grid-cols-[88px_minmax(0,1fr)]',
  'md:grid-cols-[52px_repeat(2,minmax(0,1fr))] lg:grid-cols-[88px_repeat(2,minmax(0,1fr))]',
  'md:grid-cols-[52px_repeat(3,minmax(0,1fr))] lg:grid-cols-[88px_repeat(3,minmax(0,1fr))]',
];
const PHONE_COLUMNS = ['', 'max-md:grid-cols-1', 'max-md:grid-cols-2', 'max-md:grid-cols-3'];
const COUNTS = ['', '一位候选', '两位候选', '三位候选'];
const QUIET = 'text-ink-3! hover:text-ink!';

function Best({ word }: { word: string }) {
  if (word === '') return null;
  return (
    <em className="rounded-sm px-1.25 text-12 leading-4.5 font-medium text-ink-2 not-italic inset-ring inset-ring-line-2">
      {word}
    </em>
  );
}

type RowProps = {
  name: string;
  applications: readonly Application[];
  chosenId: number;
  /** On a phone long words are shown of the chosen one only. */
  onlyChosenOnPhone?: boolean;
  edge?: 'first' | 'last';
  children: (application: Application, index: number) => ReactNode;
};

function Row({ name, applications, chosenId, onlyChosenOnPhone = false, edge, children }: RowProps) {
  const count = applications.length;
  return (
    <div
      className={classNames(
        'grid md:gap-x-3',
        COLUMNS[count],
        onlyChosenOnPhone ? 'max-md:grid-cols-1' : PHONE_COLUMNS[count],
      )}
    >
      <span
        className={classNames(
          'pt-3.5 text-13 text-ink-3 max-md:col-span-full max-md:pt-2 max-md:pl-2 max-md:text-12',
          edge !== 'first' && 'border-t border-line max-md:border-t',
          (name === '' || edge === 'first') && 'max-md:hidden',
        )}
      >
        {name}
      </span>
      {applications.map((application, index) => {
        const isChosen = application.id === chosenId;
        return (
          <div
            key={application.id}
            className={classNames(
              'min-w-0 px-4.5 py-3 max-lg:px-3 max-md:px-2 max-md:py-1.5',
              edge !== 'first' && 'md:border-t',
              isChosen
                ? 'bg-brand-tint md:border-brand-line md:shadow-[inset_1.5px_0_var(--brand),inset_-1.5px_0_var(--brand)]'
                : 'md:border-line',
              isChosen &&
                edge === 'first' &&
                'rounded-t-control md:shadow-[inset_0_1.5px_var(--brand),inset_1.5px_0_var(--brand),inset_-1.5px_0_var(--brand)]!',
              isChosen &&
                edge === 'last' &&
                'rounded-b-control md:shadow-[inset_0_-1.5px_var(--brand),inset_1.5px_0_var(--brand),inset_-1.5px_0_var(--brand)]!',
              onlyChosenOnPhone && !isChosen && 'max-md:hidden',
            )}
          >
            {children(application, index)}
          </div>
        );
      })}
    </div>
  );
}

function Head({
  application,
  isChosen,
  onChoose,
}: {
  application: Application;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { applicant } = application;
  return (
    <label className="flex items-center gap-2.5 leading-[1.45] has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus max-lg:flex-col max-lg:gap-1 max-lg:text-center">
      <Avatar name={applicant.nickname} src={applicant.avatar} size={44} />
      <span className="min-w-0 max-lg:max-w-full">
        <b className="block truncate text-16 font-semibold max-md:text-14">{applicant.nickname}</b>
        <small className="block truncate text-12 text-ink-3 max-md:hidden">
          {formatAgo(application.created_at)}应征
        </small>
      </span>
      <Radio
        name="chosen-applicant"
        aria-label={`选定${applicant.nickname}`}
        checked={isChosen}
        onChange={onChoose}
        className="ml-auto max-lg:mx-auto"
      />
    </label>
  );
}

/** Up to three side by side; one of them is chosen, and one button below says what that means. */
export function Comparison({ applications, moves, othersCount }: ComparisonProps) {
  const [picked, setPicked] = useState<number | null>(null);
  const [declining, setDeclining] = useState<number | null>(null);
  const now = useNow();
  const chosen = applications.find(({ id }) => id === picked) ?? applications[0];
  if (chosen === undefined) return null;
  const rows = comparedRows(applications, now);
  const low = cheapest(applications);
  const shared = { applications, chosenId: chosen.id };
  const declined = applications.find(({ id }) => id === declining);
  const { bounty } = chosen;
  return (
    <Card bleed className="px-6 pt-5 max-md:px-2">
      <h2 className="mb-3.5 text-16 max-md:px-2">
        {COUNTS[applications.length]}
        <small className="ml-2 text-13 font-normal text-ink-3">最多同时比三位，点头像选定</small>
      </h2>
      <div role="radiogroup" aria-label="比较候选">
        <Row name="" edge="first" {...shared}>
          {(application) => (
            <Head
              application={application}
              isChosen={application.id === chosen.id}
              onChoose={() => setPicked(application.id)}
            />
          )}
        </Row>
        <Row name="作品" {...shared}>
          {(application) => (
            <>
              <WorkMosaic works={shownWorks(application)} />
              {application.works.length > 0 ? (
                <small className="mt-1.5 block text-12 text-ink-3">
                  为这个约稿选了 {application.works.length} 件
                </small>
              ) : null}
            </>
          )}
        </Row>
        <Row name="报价" {...shared}>
          {(application, index) => (
            <>
              <p className="flex flex-wrap items-baseline gap-x-2">
                <Money from={application.price} className="text-22 max-md:text-18" />
                <Best word={index === low ? '最低' : ''} />
              </p>
              <RangeLine
                label={`在预算 ${bounty.budget_min} 到 ${bounty.budget_max} 之间的位置`}
                value={application.price}
                min={bounty.budget_min}
                max={bounty.budget_max}
                className={application.id === chosen.id ? 'my-2 bg-brand-line!' : 'my-2'}
              />
            </>
          )}
        </Row>
        {rows.map(({ name, values }) => (
          <Row key={name} name={name} {...shared}>
            {(_, index) => (
              <>
                <p className="flex flex-wrap items-baseline gap-x-2">
                  <b className="text-16 font-semibold">{values[index]?.value}</b>
                  <Best word={values[index]?.best ?? ''} />
                </p>
                {values[index]?.note ? (
                  <small className="block text-12 text-ink-3">{values[index].note}</small>
                ) : null}
              </>
            )}
          </Row>
        ))}
        <Row name="应征说明" onlyChosenOnPhone {...shared}>
          {({ proposal, files }) => (
            <>
              <p className="wrap-anywhere whitespace-pre-line text-ink-2">{proposal}</p>
              <ApplicationFiles files={files} />
            </>
          )}
        </Row>
        <Row name="" edge="last" onlyChosenOnPhone {...shared}>
          {(application) => (
            <div className="flex flex-wrap gap-x-4.5 gap-y-2">
              <TextLink to={`/chat/temp/${application.applicant.id}`}>私信</TextLink>
              <TextLink to={`/user/${application.applicant.id}`}>主页</TextLink>
              {application.can.decline ? (
                <TextButton className={QUIET} onClick={() => setDeclining(application.id)}>
                  婉拒
                </TextButton>
              ) : null}
              {application.can.unshortlist ? (
                <TextButton className={QUIET} onClick={() => void moves.unshortlist(application)}>
                  移出候选
                </TextButton>
              ) : null}
            </div>
          )}
        </Row>
      </div>
      {declined ? (
        <div className="mt-4 max-md:px-2">
          <DeclineForm
            key={declined.id}
            application={declined}
            isBusy={moves.isBusy(declined.id)}
            onCancel={() => setDeclining(null)}
            onDecline={(reason) =>
              void moves.decline(declined, reason).then((isDone) => (isDone ? setDeclining(null) : undefined))
            }
          />
        </div>
      ) : null}
      <footer className="-mx-6 mt-5 flex items-center gap-5 border-t border-line px-6 py-4 max-md:-mx-2 max-md:flex-col max-md:items-stretch max-md:gap-3 max-md:px-4">
        <p className="min-w-0 flex-1">
          <b className="block text-16 font-semibold">
            选定{chosen.applicant.nickname}，{formatYuan(chosen.price)}
            {chosen.days === null ? '' : `，${chosen.days} 天`}
          </b>
          <span className="text-13 text-ink-3">
            会生成订单，你{depositWords(chosen.price)}
            {othersCount > 0 && !bounty.allow_multiple ? `；另外 ${othersCount} 位会收到“已经选了别人”` : ''}
            。
          </span>
        </p>
        <Button
          look="primary"
          size="large"
          loading={moves.isBusy(chosen.id)}
          disabled={!chosen.can.accept}
          onClick={() => void moves.accept(chosen)}
        >
          接受应征
        </Button>
      </footer>
    </Card>
  );
}
