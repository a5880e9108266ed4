import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../../db/statement.ts';

/** The picture at an address of ours as JSON, for others' statements; null where there is none. */
export function pictureAt(url: Sql): RawBuilder<Picture | null> {
  return sql<Picture | null>`(select json_build_object('url', o.url, 'width', o.width, 'height', o.height, 'blur', o.blur,
    'widths', o.widths) from uploads o where o.url = ${url} and o.kind = 'image' and o.width is not null)`;
}
