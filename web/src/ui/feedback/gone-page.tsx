import { ButtonLink } from '../form/button.tsx';
import { EmptyFrame } from './empty-frame.tsx';

export interface GonePageProps {
  /** What is not there: 帖子不存在或已删除. */
  line: string;
  to: string;
  /** Where that leads: 去社区看看. */
  way: string;
  /** It fills a part of a page that has a title of its own. */
  isPart?: boolean | undefined;
}

/** What stands where what the address names isn't there. */
export function GonePage({ line, to, way, isPart = false }: GonePageProps) {
  const Title = isPart ? 'h2' : 'h1';
  return (
    <section className="flex flex-col items-center px-4 pt-16 pb-5 text-center">
      {/* The drawing's light falls to the right, so its frame sits left of the middle. */}
      <EmptyFrame className="mb-3 ml-8 w-50" />
      <Title className="text-15 font-normal text-ink-2">{line}</Title>
      <ButtonLink to={to} look="primary" className="mt-4">
        {way}
      </ButtonLink>
    </section>
  );
}
