import { ButtonLink } from '../../ui/form/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { comingSoonCopy } from './coming-soon-copy.ts';

/** A screen of the route table that is still being made: says so, and offers a way on. */
export function ComingSoonPage({ path, title }: { path: string; title: string }) {
  const copy = comingSoonCopy[path];
  return (
    <>
      <h1 className="text-28 max-md:text-22">{title}</h1>
      {copy ? <p className="mt-1 text-ink-3">{copy.about}</p> : null}
      <EmptyState
        className="mt-8 border-t border-line pt-16 pb-14 max-md:mt-5 max-md:pt-10"
        line="即将开放，我们正在布置这面墙。"
        action={<ButtonLink to={copy?.action.to ?? '/home'}>{copy?.action.label ?? '回到首页'}</ButtonLink>}
      />
    </>
  );
}
