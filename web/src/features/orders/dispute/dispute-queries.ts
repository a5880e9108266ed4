import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getDispute, getEvidence, listDisputes } from '@zaojie/contract/orders/dispute.endpoints';
import { call } from '../../../api/client.ts';

export type QueueStatus = 'open' | 'ruled';

export const disputeKeys = {
  evidence: (orderId: number) => ['orders', 'evidence', orderId] as const,
  queue: (status: QueueStatus) => ['disputes', 'queue', status] as const,
  queues: ['disputes', 'queue'] as const,
  one: (id: number) => ['disputes', 'case', id] as const,
};

export const evidenceQuery = (orderId: number) =>
  queryOptions({
    queryKey: disputeKeys.evidence(orderId),
    queryFn: async ({ signal }) => (await call(getEvidence, { query: { order_id: orderId }, signal })).data,
  });

export const queueQuery = (status: QueueStatus) =>
  infiniteQueryOptions({
    queryKey: disputeKeys.queue(status),
    queryFn: async ({ pageParam, signal }) => {
      const query = { status, ...(pageParam !== null && { cursor: pageParam }) };
      return (await call(listDisputes, { query, signal })).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor ?? null,
  });

export const caseQuery = (id: number) =>
  queryOptions({
    queryKey: disputeKeys.one(id),
    queryFn: async ({ signal }) => (await call(getDispute, { params: { id }, signal })).data,
  });
