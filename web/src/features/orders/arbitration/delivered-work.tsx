import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { openLightbox } from '../../../ui/media/lightbox.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';

/** What was agreed and what came, for whoever has to judge. */
export function DeliveredWork({ order }: { order: OrderDetail }) {
  const pictures = order.deliveries.flatMap(({ version, files }) =>
    files.flatMap(({ id, name, preview }) =>
      preview === null ? [] : [{ ...preview, id, caption: `第 ${version} 版，${name}` }],
    ),
  );
  return (
    <Panel
      title="约定与交付"
      about={`含 ${order.terms.revisions_included} 次修改，用了 ${order.terms.revisions_used} 次`}
    >
      <p className="leading-text break-words whitespace-pre-line text-ink-2">{order.terms.brief}</p>
      {pictures.length === 0 ? (
        <p className="mt-3 text-13 text-ink-3">还没有交付过图片。</p>
      ) : (
        <ul className="mt-4 grid grid-cols-2 gap-3 max-md:grid-cols-1">
          {pictures.map(({ id, url, width, height, caption }, index) => (
            <li key={id}>
              <button
                type="button"
                aria-label={`放大 ${caption}`}
                onClick={() => openLightbox(pictures, index)}
                className="block aspect-video w-full cursor-zoom-in rounded-img"
              >
                <Picture src={url} width={width} height={height} alt="" />
              </button>
              <p className="mt-1 truncate text-13 text-ink-3">{caption}</p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
