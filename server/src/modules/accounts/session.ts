import type { SignedIn } from '@zaojie/contract/accounts/account.schemas';
import { limits } from '@zaojie/contract/limits';
import type { Services, Viewer } from '../../frame/context.ts';
import type { Tx } from '../../db/database.ts';
import { untilWords } from '../sanctions/index.ts';
import type { Credentials } from '../users/index.ts';
import { createBatchLoader } from './batch-loader.ts';
import { hashToken, randomToken } from './secrets.ts';
import { shortNetwork } from './sessions/short-network.ts';
import { extendSession, findSessions, insertSession, type SessionRow } from './session.queries.ts';

const KEPT_MS = limits.sessionDays * 86_400_000;
const UNKEPT_MS = limits.unkeptSessionHours * 3_600_000;
/** Moving the end on every request would write on every read; once an hour slides just as well. */
const EXTEND_EVERY_MS = 3_600_000;
const tokenShape = /^[\w-]{43}$/;

/** How long a session lives without being used. */
function idleMs(isKept: boolean): number {
  return isKept ? KEPT_MS : UNKEPT_MS;
}

export async function startSession(
  tx: Tx,
  user: Omit<Credentials, 'password_hash'>,
  at: { now: Date; userAgent: string; address?: string; isKept?: boolean; byPassword?: boolean },
): Promise<SignedIn> {
  const token = randomToken();
  const { isKept = true } = at;
  const expiresAt = new Date(at.now.getTime() + idleMs(isKept));
  await insertSession(tx, {
    userId: user.id,
    tokenHash: hashToken(token),
    userAgent: at.userAgent,
    network: shortNetwork(at.address ?? ''),
    isKept,
    expiresAt,
    confirmedAt: at.byPassword === true ? at.now : null,
  });
  const { id, username, nickname, avatar, score } = user;
  return { userinfo: { id, username, nickname, avatar, score, token, expires_at: expiresAt.toISOString() } };
}

/** Whether the password was given a short while ago. */
const isFresh = (confirmedAt: Date | null, now: Date) =>
  confirmedAt !== null && now.getTime() - confirmedAt.getTime() < limits.confirmedMinutes * 60_000;

export function createAuthenticator(services: Services): (token: string) => Promise<Viewer | null> {
  const findSession = createBatchLoader((hashes) => sessionsOf(services, hashes));
  return async (token) => {
    if (!tokenShape.test(token)) return null;
    const session = await findSession(hashToken(token).toString('hex'));
    if (!session) return null;
    const now = services.now();
    if (now.getTime() - session.last_used_at.getTime() > EXTEND_EVERY_MS) {
      await extendSession(services.db, session.id, now, new Date(now.getTime() + idleMs(session.is_kept)));
    }
    const role = session.role === 'admin' ? 'admin' : 'member';
    const { mute_reason: reason, muted_until: until } = session;
    const mute = reason === null ? null : { reason, until: untilWords(until) };
    const isConfirmed = isFresh(session.confirmed_at, now);
    return {
      userId: session.user_id,
      sessionId: session.id,
      role,
      ...(isConfirmed && { isConfirmed }),
      ...(mute && { mute }),
    };
  };
}

async function sessionsOf({ db, now }: Services, hashes: string[]): Promise<Map<string, SessionRow>> {
  const tokenHashes = hashes.map((hash) => Buffer.from(hash, 'hex'));
  const rows = await findSessions(db, { tokenHashes, now: now() });
  return new Map(rows.map((row) => [row.token_hash.toString('hex'), row]));
}
