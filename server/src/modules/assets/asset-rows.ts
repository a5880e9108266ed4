import type { AssetLicence, AssetStatus, AssetType } from '@zaojie/contract/assets/asset-words';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../../db/statement.ts';
import { shownName } from '../users/index.ts';

export type AssetRow = {
  id: number;
  user_id: number;
  nickname: string;
  avatar: string;
  title: string;
  type: AssetType;
  licence: AssetLicence;
  status: AssetStatus;
  picture: Picture | null;
  upload_id: number | null;
  upload_url: string | null;
  file_name: string;
  byte_size: number;
  mime: string;
  peaks: number[];
  duration_ms: number | null;
  entries: { path: string; size: number }[];
  entry_count: number;
  download_count: number;
  favorites_count: number;
  view_count: number;
  comment_count: number;
  /** Whether whoever looks has kept it. */
  is_favorite: boolean;
  /** When it was published, or begun. */
  shown_at: Date;
  /** Where the row stood in its list, for the cursor. */
  place: string;
};

const ENTRIES_OF_CARD = 4;

/** Nobody, or the id of whoever looks, which may come with each execution. */
type ViewerId = number | Sql | null;

const isFavoriteOf = (viewerId: ViewerId) =>
  viewerId === null
    ? sql`false`
    : sql`exists (select from asset_favorites k where k.asset_id = a.id and k.user_id = ${viewerId})`;

const columnsFor = (
  viewerId: ViewerId,
) => sql`a.id, a.user_id, ${shownName()} as nickname, u.avatar, a.title, a.type, a.licence, a.status,
  case when p.id is null then null else json_build_object('url', p.url, 'width', p.width, 'height', p.height,
    'blur', p.blur, 'widths', p.widths) end as picture,
  f.id as upload_id, f.url as upload_url, v.file_name, v.byte_size, v.mime, v.peaks, v.duration_ms, v.entry_count,
  s.download_count, s.favorites_count, s.view_count, s.comment_count, coalesce(a.published_at, a.created_at) as shown_at,
  ${isFavoriteOf(viewerId)} as is_favorite`;

/** The newest version stands for the asset. */
const joins = sql`
  join asset_stats s on s.asset_id = a.id
  join users u on u.id = a.user_id
  join lateral (
    select w.* from asset_versions w where w.asset_id = a.id order by w.id desc limit 1
  ) v on true
  left join uploads f on f.id = v.upload_id
  left join uploads p on p.id = a.picture_id`;

/** Turns a page of ids into whole cards in the same statement. `page` yields (id, place, ord). */
export function assetsQuery(page: Sql, viewerId: ViewerId): RawBuilder<AssetRow> {
  return sql<AssetRow>`
    with page as (${page})
    select ${columnsFor(viewerId)}, jsonb_path_query_array(v.entries, ${sql.lit(`$[0 to ${ENTRIES_OF_CARD - 1}]`)}) as entries,
      page.place
    from page join assets a on a.id = page.id ${joins}
    order by page.ord`;
}

/** One asset with all that its page shows besides. */
export function assetQuery<T>(id: number | Sql, viewerId: ViewerId, more: Sql): RawBuilder<AssetRow & T> {
  return sql<AssetRow & T>`
    select ${columnsFor(viewerId)}, v.entries, '' as place, ${more} from assets a ${joins} where a.id = ${id}`;
}
