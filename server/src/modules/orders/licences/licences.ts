import { usageLabels, type Usage } from '@zaojie/contract/bounties/bounty-availability';
import type { Licence } from '@zaojie/contract/orders/licence.schemas';
import type {
  getLicence as getEndpoint,
  listLicences as listEndpoint,
  nameOnLicence as nameEndpoint,
} from '@zaojie/contract/orders/review.endpoints';
import { licenceErrors } from '@zaojie/contract/orders/order.errors';
import { Answer, type Action } from '../../../frame/action.ts';
import { decodeCursor, encodeCursor, pageOf } from '../../../frame/paging.ts';
import { Refusal } from '../../../frame/refusal.ts';
import {
  countLicences,
  findLicence,
  listLicenceRows,
  setNamed,
  type LicencePlace,
  type LicenceRow,
} from './licence.queries.ts';

const scopes: Record<Usage, string> = {
  personal: '仅限个人非商业使用，不得用于盈利或转授他人',
  commercial: '可用于客户自己的商业用途，不得转售作品本身或转授他人',
  buyout: '买断：客户取得作品的全部财产性权利，可自由使用与转授',
};

function viewLicence(row: LicenceRow): Licence {
  return {
    code: row.code,
    url: `/licence/${row.code}`,
    title: row.title,
    client_name: row.is_client_named ? row.client_name : null,
    creator_name: row.is_creator_named ? row.creator_name : null,
    usage: row.usage,
    usage_label: usageLabels[row.usage],
    scope: scopes[row.usage],
    credit: row.credit,
    show_from: row.show_from,
    files: row.files,
    issued_at: row.issued_at.toISOString(),
    revoked_at: row.revoked_at?.toISOString() ?? null,
    revoked_reason: row.revoked_reason,
  };
}

function viewOwn(row: LicenceRow, userId: number) {
  const isClient = row.client_id === userId;
  return {
    ...viewLicence(row),
    order_id: row.order_id,
    side: isClient ? ('buyer' as const) : ('seller' as const),
    is_named: isClient ? row.is_client_named : row.is_creator_named,
  };
}

export const getLicence: Action<typeof getEndpoint> = async ({ db }, { params }) => {
  const row = await findLicence(db, params.code.toUpperCase());
  if (!row) throw new Refusal(licenceErrors.notFound);
  return viewLicence(row);
};

function placeIn(cursor: string | null): LicencePlace | null {
  const [moment, code] = (cursor === null ? null : decodeCursor(cursor, 2)) ?? [];
  // What is made up may hold a year that the database knows nothing of.
  const issuedAt = new Date(/^2\d{3}-[\d-]+T[\d:.]+Z$/.test(String(moment)) ? String(moment) : '');
  return Number.isNaN(issuedAt.getTime()) ? null : { issuedAt, code: String(code) };
}

export const listLicences: Action<typeof listEndpoint> = async ({ db, viewer }, { query }) => {
  const { page, per_page: perPage } = query;
  const after = placeIn(query.cursor);
  const offset = after === null ? (page - 1) * perPage : 0;
  const rows = await listLicenceRows(db, viewer.userId, { limit: perPage + 1, offset, after });
  const shown = rows.slice(0, perPage);
  const last = rows.length > perPage ? shown.at(-1) : undefined;
  const total = await countLicences(db, viewer.userId);
  return {
    ...pageOf(
      shown.map((row) => viewOwn(row, viewer.userId)),
      { total, page, perPage },
    ),
    next_cursor: last ? encodeCursor([last.issued_at.toISOString(), last.code]) : null,
  };
};

export const nameOnLicence: Action<typeof nameEndpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const row = await context.transaction(async (tx) => {
    const found = await findLicence(tx, body.code.toUpperCase());
    if (!found || (found.client_id !== userId && found.creator_id !== userId)) return null;
    await setNamed(tx, found.code, found.client_id === userId ? 'client' : 'creator', body.is_named);
    return findLicence(tx, found.code);
  });
  if (!row) throw new Refusal(licenceErrors.notFound);
  return new Answer(body.is_named ? '已显示你的名字' : '已隐藏你的名字', viewOwn(row, userId));
};
