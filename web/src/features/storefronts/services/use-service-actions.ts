import { useQueryClient } from '@tanstack/react-query';
import { deleteService, sortServices, toggleService } from '@zaojie/contract/storefronts/service.endpoints';
import type { Service } from '@zaojie/contract/storefronts/service.schemas';
import { call, messageOf } from '../../../api/client.ts';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { movedItem } from '../../uploads/image-queue.ts';
import { servicesKey } from './service-queries.ts';

type ServiceList = { data: Service[]; total: number };

/** What is done to whole services. It shows at once and goes back if the server says no. */
export function useServiceActions() {
  const client = useQueryClient();
  const change = (edit: (services: readonly Service[]) => readonly Service[]) =>
    client.setQueryData<ServiceList>(servicesKey, (list) => list && { ...list, data: [...edit(list.data)] });
  const settle = () => void client.invalidateQueries({ queryKey: ['storefront'] });

  async function toggle(service: Service): Promise<void> {
    const wanted = !service.is_active;
    const set = (isActive: boolean) =>
      change((all) => all.map((each) => (each.id === service.id ? { ...each, is_active: isActive } : each)));
    set(wanted);
    try {
      await call(toggleService, { body: { id: service.id, is_active: wanted } });
      toast.success(wanted ? '已上架' : '已停用，已有订单不受影响');
    } catch (error) {
      set(!wanted);
      toast.error(messageOf(error, '操作失败，请重试'));
    }
    settle();
  }

  async function saveOrder(): Promise<void> {
    const ids = client.getQueryData<ServiceList>(servicesKey)?.data.map(({ id }) => id) ?? [];
    if (ids.length === 0) return;
    try {
      await call(sortServices, { body: { ids } });
    } catch (error) {
      toast.error(messageOf(error, '排序没有保存，请重试'));
      settle();
    }
  }

  async function remove(service: Service): Promise<boolean> {
    const isSure = await dialog.confirm({
      title: '删除服务',
      message: `确定要删除“${service.name}”吗？删除后将无法恢复，已有订单不受影响。`,
      confirmText: '删除',
      danger: true,
    });
    if (!isSure) return false;
    try {
      await call(deleteService, { body: { id: service.id } });
    } catch (error) {
      toast.error(messageOf(error, '删除失败，请重试'));
      return false;
    }
    change((all) => all.filter((each) => each.id !== service.id));
    toast.success('已删除');
    settle();
    return true;
  }

  return {
    toggle,
    remove,
    saveOrder,
    move: (from: number, to: number) => change((all) => movedItem(all, from, to)),
  };
}
