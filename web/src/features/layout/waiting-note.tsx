import { Link } from 'react-router';
import { useWaitingOrders } from '../../api/waiting-orders.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { pictureSource } from '../../ui/media/picture-source.ts';

/** At the foot of the menu: the order whose time is up first. Nothing where none waits. */
export function WaitingNote() {
  const { first, total } = useWaitingOrders();
  if (first === null) return null;
  return (
    <section aria-label="等你处理" className="mt-auto border-t border-line px-2 pt-4">
      <h2 className="flex justify-between text-13 font-normal text-ink-3">
        等你处理
        {total > 1 ? (
          <Link to="/order" className="rounded-sm hover:text-brand-ink">
            共 {total} 笔
          </Link>
        ) : null}
      </h2>
      <Link
        to={`/order/${first.id}`}
        className="-mx-2 mt-1 flex items-center gap-2.5 rounded-control p-2 hover:bg-surface-2"
      >
        {first.cover === null ? null : (
          <span className="size-10 shrink-0">
            <Picture {...pictureSource(first.cover)} sizes="40px" />
          </span>
        )}
        <span className="min-w-0 leading-ui">
          <span className="block truncate font-medium">{first.title}</span>
          <span className="block text-12 text-ochre-ink">{first.status_label}</span>
        </span>
      </Link>
    </section>
  );
}
