import { useQuery } from '@tanstack/react-query';
import type { About, Profile } from '@zaojie/contract/profiles/profile.schemas';
import { PencilLine } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import { aboutQuery } from '../profile-queries.ts';
import { CreditFigures } from './credit-figures.tsx';
import { LinkList } from './link-list.tsx';

const AboutForm = lazy(async () => ({ default: (await import('./about-form.tsx')).AboutForm }));

export function AboutSkeleton() {
  return (
    <SkeletonGroup className="grid grid-cols-[minmax(0,1fr)_300px] gap-10 max-lg:grid-cols-1">
      <span className="grid content-start gap-3">
        <Skeleton width="30%" height={20} />
        <Skeleton />
        <Skeleton width="70%" />
      </span>
      <Skeleton shape="block" className="h-60" />
    </SkeletonGroup>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="not-first:mt-7">
      <h2 className="mb-2.5 text-16">{title}</h2>
      {children}
    </section>
  );
}

function Words({ words }: { words: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {words.map((word) => (
        <li key={word} className="max-w-full">
          <Chip>{word}</Chip>
        </li>
      ))}
    </ul>
  );
}

/** What somebody says of themselves; what they leave out isn't named. */
function Said({ about }: { about: About }) {
  return (
    <>
      {about.about === '' ? null : (
        <Section title="关于">
          <p className="max-w-180 leading-text break-words whitespace-pre-line text-ink-2">{about.about}</p>
        </Section>
      )}
      {about.skills.length === 0 ? null : (
        <Section title="擅长">
          <Words words={about.skills} />
        </Section>
      )}
      {about.tools.length === 0 ? null : (
        <Section title="工具">
          <Words words={about.tools} />
        </Section>
      )}
      {about.links.length === 0 ? null : (
        <Section title="链接">
          <LinkList links={about.links} />
        </Section>
      )}
    </>
  );
}

const isSilent = ({ about, skills, tools, links }: About) =>
  about === '' && skills.length + tools.length + links.length === 0;

function Main({ about, isOwn }: { about: About; isOwn: boolean }) {
  const [isEditing, setEditing] = useState(false);
  if (isEditing) {
    return (
      <Suspense fallback={<AboutSkeleton />}>
        <AboutForm about={about} onClose={() => setEditing(false)} />
      </Suspense>
    );
  }
  const edit = isOwn ? (
    <Button
      size="small"
      icon={<PencilLine size={16} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => setEditing(true)}
    >
      编辑关于
    </Button>
  ) : null;
  if (isSilent(about)) {
    const line = isOwn ? '还没有写过自己。写几句，别人更容易找你。' : 'TA 还没有介绍自己。';
    return <EmptyState line={line} action={edit ?? undefined} />;
  }
  return (
    <div className="relative">
      {edit ? <div className="absolute top-0 right-0">{edit}</div> : null}
      <Said about={about} />
    </div>
  );
}

type AboutPanelProps = {
  profile: Profile;
  /** What customers said, below. */
  reviews: ReactNode;
};

/** Who somebody is, what their orders say of them, and what customers said. */
export function AboutPanel({ profile, reviews }: AboutPanelProps) {
  const { data, error, isFetching, refetch } = useQuery(aboutQuery(profile.id));
  if (error && !data) {
    return (
      <ErrorState title="获取介绍失败" error={error} retrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <AboutSkeleton />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_300px] items-start gap-10 max-lg:grid-cols-1 max-lg:gap-7">
      <div className="min-w-0">
        <Main about={data} isOwn={profile.can.edit} />
        <div className="max-lg:hidden">{reviews}</div>
      </div>
      <CreditFigures about={data} />
      <div className="min-w-0 lg:hidden">{reviews}</div>
    </div>
  );
}
