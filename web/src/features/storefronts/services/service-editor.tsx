import type { Service } from '@zaojie/contract/storefronts/service.schemas';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLeaveQuestion } from '../../../ui/dialog/use-leave-question.ts';
import { TextButton } from '../../../ui/form/button.tsx';
import { focusFirstWrong } from '../../../ui/form/focus-field.ts';
import { Switch } from '../../../ui/form/switch.tsx';
import { PriceCalculator } from './price-calculator.tsx';
import { SaveBar } from './save-bar.tsx';
import { ServiceFields } from './service-fields.tsx';
import { ServicePreview } from './service-preview.tsx';
import { useServiceForm } from './use-service-form.ts';

type ServiceEditorProps = {
  /** Null for a new one. */
  service: Service | null;
  onSaved: (service: Service) => void;
  onToggle: (service: Service) => void;
  onRemove: (service: Service) => void;
};

/** The fields of a service, what customers will see of it, and a calculator for its price. */
export function ServiceEditor({ service, onSaved, onToggle, onRemove }: ServiceEditorProps) {
  const state = useServiceForm(service);
  const form = useRef<HTMLFormElement>(null);
  const [savedNow, setSavedNow] = useState<Service | null>(null);
  useLeaveQuestion({
    unsaved: state.unsaved,
    message: '刚才的改动还没有保存，离开后就没有了。',
    isLeaving: (from, to) => from.pathname !== to.pathname || from.search !== to.search,
    isLostOnClose: true,
  });
  // Moving on is asked about as long as the old count stands, so it waits until nothing is unsaved.
  useEffect(() => {
    if (savedNow === null || state.unsaved > 0) return;
    onSaved(savedNow);
  }, [savedNow, state.unsaved, onSaved]);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const saved = await state.save();
    if (saved) setSavedNow(saved);
    else focusFirstWrong(form.current);
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void handleSubmit(event)} className="mt-6">
      <div className="grid grid-cols-[minmax(0,1fr)_320px] items-start gap-10 max-xl:grid-cols-1 max-xl:gap-8">
        <ServiceFields state={state} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:sticky xl:top-20">
          <ServicePreview state={state} />
          {service ? (
            <Switch
              label="接这个服务"
              description="停用后客户看不到，已有订单不受影响"
              checked={service.is_active}
              onChange={() => onToggle(service)}
            />
          ) : null}
          <PriceCalculator price={state.draft.basePrice} onUse={(price) => state.set('basePrice', price)} />
        </div>
      </div>
      {service ? (
        <TextButton onClick={() => onRemove(service)} className="mt-6 gap-1.5 text-ink-3 hover:text-danger">
          <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
          删除这个服务
        </TextButton>
      ) : null}
      <SaveBar
        unsaved={state.unsaved}
        wrong={state.wrong}
        note={service ? '改价只影响新订单' : '保存后就上架'}
        isNew={service === null}
        isSaving={state.isSaving}
        onDiscard={state.discard}
      />
    </form>
  );
}
