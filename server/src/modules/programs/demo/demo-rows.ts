import { demoKinds, type DemoKind } from '@zaojie/contract/programs/program-words';
import type { ProgramDemo } from '@zaojie/contract/programs/program.schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../../../db/statement.ts';
import { momentOf } from '../program.view.ts';

export type DemoRow = {
  kind: DemoKind;
  version: string;
  name: string;
  size: number;
  play_count: number;
  like_count: number;
  is_liked: boolean;
  updated_at: string;
};

/** The demo of `programs p` as JSON, or null. The viewer is 0 for visitors. */
export function demoJson(viewerId: Sql): RawBuilder<DemoRow | null> {
  return sql<DemoRow | null>`(select json_build_object('kind', d.kind, 'version', d.version, 'name', d.file_name,
      'size', d.byte_size, 'play_count', coalesce(c.play_count, 0), 'like_count', coalesce(c.like_count, 0),
      'is_liked', exists (select from program_demo_likes l where l.program_id = d.program_id and l.user_id = ${viewerId}),
      'updated_at', d.updated_at)
    from program_demos d left join program_demo_stats c on c.program_id = d.program_id where d.program_id = p.id)`;
}

export const viewDemo = (row: DemoRow): ProgramDemo => ({
  ...row,
  kind_label: demoKinds[row.kind],
  updated_at: momentOf(row.updated_at),
});
