import type * as endpoints from '@zaojie/contract/sanctions/sanction.endpoints';
import type { ManagedPerson } from '@zaojie/contract/sanctions/sanction.endpoints';
import { sanctionErrors } from '@zaojie/contract/sanctions/sanction.errors';
import { sanctionKinds } from '@zaojie/contract/sanctions/sanction-words';
import { userErrors } from '@zaojie/contract/users/user.errors';
import type { Db } from '../../db/database.ts';
import { Answer, type Action } from '../../frame/action.ts';
import { pageOf } from '../../frame/paging.ts';
import { Refusal } from '../../frame/refusal.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import { record } from '../audit/index.ts';
import { countManaged, listManaged, lockPerson, type ManagedRow } from '../users/index.ts';
import { settleBanAppeal } from './appeal.queries.ts';
import { endSanction, insertSanction, listHolding } from './sanction.queries.ts';

const DAY_MS = 86_400_000;

async function viewAll(db: Db, people: readonly ManagedRow[], now: Date): Promise<ManagedPerson[]> {
  const holding = await listHolding(
    db,
    people.map(({ id }) => id),
    now,
  );
  return people.map(({ role, created_at, ...person }) => {
    const own = holding.filter(({ user_id: userId }) => userId === person.id);
    const isFree = (kind: 'mute' | 'ban') => role !== 'admin' && !own.some((each) => each.kind === kind);
    return {
      ...person,
      created_at: created_at.toISOString(),
      sanctions: own.map((each) => ({
        id: each.id,
        kind: each.kind,
        kind_label: sanctionKinds[each.kind],
        reason: each.reason,
        until: each.until?.toISOString() ?? null,
        imposed_by: each.imposed_by,
        created_at: each.created_at.toISOString(),
      })),
      can: { mute: isFree('mute'), ban: isFree('ban') },
    };
  });
}

async function viewOne(db: Db, userId: number, now: Date): Promise<ManagedPerson> {
  const people = await listManaged(db, { keyword: '', userId, limit: 1, offset: 0 });
  const [view] = await viewAll(db, people, now);
  if (!view) throw new Refusal(userErrors.notFound);
  return view;
}

export const listManagedPeople: Action<typeof endpoints.listManagedPeople> = async (
  { db, now },
  { query },
) => {
  const { page, per_page: perPage, keyword, user_id: userId } = query;
  const filter = { keyword, userId, limit: perPage, offset: (page - 1) * perPage };
  const total = await countManaged(db, filter);
  const data = await viewAll(db, await listManaged(db, filter), now());
  return pageOf(data, { total, page, perPage });
};

export const imposeSanction: Action<typeof endpoints.imposeSanction> = async (context, { body }) => {
  const { user_id: userId, kind, days, reason } = body;
  const now = context.now();
  const adminId = context.viewer.userId;
  return context.transaction(async (tx) => {
    const person = await lockPerson(tx, userId);
    if (!person) throw new Refusal(userErrors.notFound);
    const [managed] = await listManaged(tx, { keyword: '', userId, limit: 1, offset: 0 });
    if (managed?.role === 'admin') throw new Refusal(sanctionErrors.ofAdmin);
    const until = days === 0 ? null : new Date(now.getTime() + days * DAY_MS);
    const id = await insertSanction(tx, { userId, kind, reason, until, imposedBy: adminId, now });
    if (id === null) throw new Refusal(sanctionErrors.already, { values: { kind: sanctionKinds[kind] } });
    const deed = `user.${kind}` as const;
    await record(tx, { actorId: adminId, deed, subject: 'user', subjectId: userId, reason }, now);
    await emitEvent(tx, 'sanction.imposed', { sanctionId: id, userId, kind, adminId, reason });
    return new Answer(
      kind === 'ban' ? '已封禁，对方的登录全部失效' : '已禁言',
      await viewOne(tx, userId, now),
    );
  });
};

/** Of two administrators at once one lifts it; the other hears that it is over. */
export const liftSanction: Action<typeof endpoints.liftSanction> = async (context, { body }) => {
  const now = context.now();
  return context.transaction(async (tx) => {
    const ended = await endSanction(tx, body.id, now);
    if (!ended) throw new Refusal(sanctionErrors.notFound);
    const { userId, kind } = ended;
    const adminId = context.viewer.userId;
    await settleBanAppeal(tx, body.id, { state: 'lifted', answer: body.reason, adminId, now });
    const deed = kind === 'ban' ? 'user.unban' : 'user.unmute';
    const { reason } = body;
    await record(tx, { actorId: adminId, deed, subject: 'user', subjectId: userId, reason }, now);
    await emitEvent(tx, 'sanction.lifted', { sanctionId: body.id });
    return new Answer('已解除', await viewOne(tx, userId, now));
  });
};
