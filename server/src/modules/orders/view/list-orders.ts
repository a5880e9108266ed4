import type { EndpointOutput } from '@zaojie/contract/endpoint';
import type { listOrders as endpoint } from '@zaojie/contract/orders/order.endpoints';
import type { countWaitingOrders as waitingEndpoint } from '@zaojie/contract/orders/waiting.endpoints';
import { orderStatusLabels, type OrderStatus } from '@zaojie/contract/orders/order-status';
import { orderTabs, type OrderTab } from '@zaojie/contract/orders/order-words';
import type { Action } from '../../../frame/action.ts';
import { decodeCursor, encodeCursor, pageOf } from '../../../frame/paging.ts';
import type { Side } from '../engine/order-row.ts';
import { viewCard, type CardRow } from './card.ts';
import {
  countRows,
  countStatuses,
  countWaiting,
  listRows,
  type ListQuery,
  type Place,
  type StatusCount,
  type WaitingRow,
} from './list.queries.ts';

function placeAt(cursor: string | null): Place | null {
  const [rank, sortKey, id] = (cursor === null ? null : decodeCursor(cursor, 3)) ?? [];
  return Number.isSafeInteger(rank) && Number.isSafeInteger(sortKey) && Number.isSafeInteger(id)
    ? { rank: Number(rank), sortKey: Number(sortKey), id: Number(id) }
    : null;
}

const cursorAfter = (row: CardRow, side: Side) =>
  encodeCursor([side === 'client' ? row.client_rank : row.creator_rank, row.sort_key, row.id]);

function tabsOf(counts: readonly StatusCount[], side: Side): EndpointOutput<typeof endpoint>['tabs'] {
  const own = counts.filter((each) => each.side === side);
  return orderTabs.map(({ key, label, statuses }) => {
    const within = own.filter(({ status }) => (statuses as readonly OrderStatus[]).includes(status));
    const sum = (of: 'count' | 'waiting') => within.reduce((total, each) => total + each[of], 0);
    return { key, label, count: sum('count'), waiting: sum('waiting') };
  });
}

const statusesOf = (tab: OrderTab): readonly OrderStatus[] =>
  orderTabs.find(({ key }) => key === tab)?.statuses ?? [];

const waitingOf = (counts: readonly StatusCount[], side: Side) =>
  counts.filter((each) => each.side === side).reduce((total, { waiting }) => total + waiting, 0);

export const listOrders: Action<typeof endpoint> = async ({ db, viewer, now }, { query }) => {
  const { page, per_page: perPage, side: shown, tab, keyword } = query;
  const side: Side = shown === 'buyer' ? 'client' : 'creator';
  const after = placeAt(query.cursor);
  const asked: ListQuery = {
    userId: viewer.userId,
    side,
    statuses: statusesOf(tab),
    keyword,
    limit: perPage + 1,
    offset: after === null ? (page - 1) * perPage : 0,
    after,
  };
  const [rows, counts] = await Promise.all([
    listRows(db, asked),
    countStatuses(db, { userId: viewer.userId }),
  ]);
  const tabs = tabsOf(counts, side);
  const total =
    keyword === '' ? (tabs.find(({ key }) => key === tab)?.count ?? 0) : await countRows(db, asked);
  const shownRows = rows.slice(0, perPage);
  const last = shownRows.at(-1);
  const at = now();
  const [buyer, seller] = [waitingOf(counts, 'client'), waitingOf(counts, 'creator')];
  return {
    ...pageOf(
      shownRows.map((row) => viewCard(row, side, at)),
      { total, page, perPage },
    ),
    next_cursor: rows.length > perPage && last ? cursorAfter(last, side) : null,
    side: shown,
    tab,
    tabs,
    waiting: { buyer, seller, total: buyer + seller },
    server_time: at.toISOString(),
  };
};

function viewFirst({ id, title, status, cover }: NonNullable<WaitingRow['first']>) {
  return { id, title, status_label: orderStatusLabels[status], cover };
}

export const countWaitingOrders: Action<typeof waitingEndpoint> = async ({ db, viewer }) => {
  const [{ buyer, seller, first } = { buyer: 0, seller: 0, first: null }] = await countWaiting(db, {
    userId: viewer.userId,
  });
  return { buyer, seller, total: buyer + seller, first: first && viewFirst(first) };
};
