import type { GonePageProps } from '../../ui/feedback/gone-page.tsx';
import { later } from '../../ui/feedback/later.tsx';

const View = later<GonePageProps>(
  async () => (await import('./gone-with-works-view.tsx')).GoneWithWorksView,
  '页面没有加载出来',
);

/** What stands where what the address names isn't there. Most addresses lead to something, so it comes when it is needed. */
export function GoneWithWorks(props: GonePageProps) {
  return <View {...props} room={<div className="min-h-dvh" />} />;
}
