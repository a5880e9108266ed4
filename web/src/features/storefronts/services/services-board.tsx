import type { Service } from '@zaojie/contract/storefronts/service.schemas';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ServiceEditor } from './service-editor.tsx';
import { ServiceList } from './service-list.tsx';
import { useServiceActions } from './use-service-actions.ts';

/** Which one is open stands in the address. */
function chosenOf(services: readonly Service[], wanted: string | null): Service | null {
  if (wanted === 'new') return null;
  return services.find((service) => String(service.id) === wanted) ?? services[0] ?? null;
}

export function ServicesBoard({ services }: { services: readonly Service[] }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { move, remove, saveOrder, toggle } = useServiceActions();
  const chosen = chosenOf(services, search.get('service'));
  const open = useCallback(
    (id: number) => void navigate(`?service=${id}`, { replace: true, preventScrollReset: true }),
    [navigate],
  );

  const show = useCallback((service: Service) => open(service.id), [open]);

  async function handleRemove(service: Service) {
    const next = services.find((each) => each.id !== service.id);
    if (!(await remove(service))) return;
    if (next) open(next.id);
    else void navigate('?service=new', { replace: true });
  }

  return (
    <>
      {services.length > 0 ? (
        <ServiceList
          services={services}
          chosenId={chosen?.id ?? null}
          onMove={move}
          onDrop={() => void saveOrder()}
        />
      ) : null}
      <ServiceEditor
        key={chosen?.id ?? 'new'}
        service={chosen}
        onSaved={show}
        onToggle={(service) => void toggle(service)}
        onRemove={(service) => void handleRemove(service)}
      />
    </>
  );
}
