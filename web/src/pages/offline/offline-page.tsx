import { Button, ButtonLink } from '../../ui/form/button.tsx';
import { EmptyFrameDrawing } from '../../ui/feedback/empty-frame-drawing.tsx';

/** What can still be done without a network. */
export function OfflinePage() {
  return (
    <section className="flex flex-col items-center px-4 pt-16 pb-10 text-center">
      <EmptyFrameDrawing className="mb-3 ml-8 w-50" />
      <h1 className="text-22">现在没有网络</h1>
      <p className="mt-2 text-ink-2">上次看过的社区动态还能读，写下的帖子和消息会在网络恢复后发出。</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/community">看上次的动态</ButtonLink>
        <Button look="primary" onClick={() => location.assign('/home')}>
          重试
        </Button>
      </div>
    </section>
  );
}
