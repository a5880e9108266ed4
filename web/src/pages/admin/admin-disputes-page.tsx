import { CaseView } from '../../features/orders/arbitration/case-view.tsx';
import { DisputeQueue } from '../../features/orders/arbitration/dispute-queue.tsx';
import { useRouteId } from '../../hooks/use-route-id.ts';
import { classNames } from '../../ui/class-names.ts';
import { AdminArea } from './area/admin-area.tsx';

export function AdminDisputesPage() {
  const id = useRouteId();
  return (
    <AdminArea title="仲裁" about="超时的排在最前。裁决精确到分，理由会发给双方。">
      <div className="grid grid-cols-[260px_minmax(0,1fr)] items-start gap-8 max-lg:grid-cols-1">
        {/* On a phone one looks at the queue or at a case. */}
        <div className={classNames(id !== null && 'max-lg:hidden')}>
          <DisputeQueue chosenId={id} />
        </div>
        <div className={classNames('min-w-0', id === null && 'max-lg:hidden')}>
          {id === null ? (
            <p className="pt-16 text-center text-ink-3">从左边选一个案子。</p>
          ) : (
            <CaseView key={id} id={id} />
          )}
        </div>
      </div>
    </AdminArea>
  );
}
