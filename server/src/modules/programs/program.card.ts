import {
  programEngines,
  programStages,
  programStatuses,
  type ProgramEngine,
  type ProgramStage,
  type ProgramStatus,
} from '@zaojie/contract/programs/program-words';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Sql } from '../../db/statement.ts';
import type { ChatCardSource, ShownCard } from '../../frame/chat-card.ts';
import { isShownTo } from '../users/index.ts';

type CardRow = {
  id: number;
  title: string;
  cover: ShownCard['cover'];
  stage: ProgramStage;
  engine: ProgramEngine | null;
  open_count: number;
  status: ProgramStatus;
};

function viewCard(row: CardRow): ShownCard {
  const isLive = row.status === 'published';
  const engine = row.engine === null ? '' : ` · ${programEngines[row.engine]}`;
  const openings = isLive && row.open_count > 0 ? ` · 在招 ${row.open_count} 人` : '';
  return {
    id: row.id,
    title: row.title,
    price_min: 0,
    price_max: 0,
    status: row.status,
    status_label: isLive ? programStages[row.stage] : programStatuses[row.status],
    is_live: isLive,
    note: `${programStages[row.stage]}${engine}${openings}`,
    cover: row.cover,
    path: `/program/project/${row.id}`,
  };
}

/** What everybody may read; drafts are nobody's to show. */
async function listVisible(
  db: Db,
  readerId: number,
  { which, most }: { which: Sql; most: number },
): Promise<ShownCard[]> {
  const { rows } = await sql<CardRow>`
    select p.id, p.title, p.cover, p.stage, p.engine, p.open_count, p.status from programs p
    where ${which} and p.status in ('published', 'archived') and ${isShownTo(readerId, sql.ref('p.user_id'))}
    order by p.id desc limit ${most}`.execute(db);
  return rows.map(viewCard);
}

const withIds = (ids: readonly number[]) => sql`p.id = any(${[...ids]}::bigint[])`;

export const programCard: ChatCardSource = {
  type: 'project',
  label: '项目',
  list: (db, ids, readerId) => listVisible(db, readerId, { which: withIds(ids), most: ids.length }),
  async findSendable(db, id, { senderId }) {
    const [card] = await listVisible(db, senderId, { which: withIds([id]), most: 1 });
    return card ?? null;
  },
  listSendable: (db, { senderId }, most) =>
    listVisible(db, senderId, {
      which: sql`p.id in (select m.program_id from program_members m where m.user_id = ${senderId} and m.left_at is null)`,
      most,
    }),
};
