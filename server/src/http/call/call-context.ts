import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db, Tx } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import type { Context, Services, Viewer } from '../../frame/context.ts';
import type { CookieJar } from '../../frame/cookie-jar.ts';
import type { Log } from '../../log.ts';
import { createCookieJar } from './cookies.ts';
import { hangUpOf } from './hang-up.ts';
import { originOf } from '../hosts.ts';

export type Exchange = { request: FastifyRequest; reply: FastifyReply };

export type MakeContext = (exchange: Exchange, viewer: Viewer | null, db: Db | Tx) => Context;

/** Every call asks for a context: what all of them share is looked up and not copied, and what few of them ask for is made then. */
export function contextMaker(services: Services): MakeContext {
  class CallContext {
    readonly independentDb = services.db;
    readonly db: Db | Tx;
    readonly viewer: Viewer | null;
    readonly log: Log;
    readonly userAgent: string;
    readonly address: string;
    readonly origin: string;
    // Inside an idempotent call the whole call is one transaction already.
    readonly transaction: Context['transaction'] = (work) =>
      this.db.isTransaction ? work(this.db as Tx) : transaction(this.db, work);
    readonly #exchange: Exchange;
    #cookies: CookieJar | undefined;

    constructor(exchange: Exchange, viewer: Viewer | null, db: Db | Tx) {
      const { request } = exchange;
      this.#exchange = exchange;
      this.db = db;
      this.viewer = viewer;
      this.log = request.log as Log;
      this.userAgent = (request.headers['user-agent'] ?? '').slice(0, 300);
      this.address = request.ip;
      this.origin = originOf(request, services.config.publicUrl);
    }

    get cookies(): CookieJar {
      const { request, reply } = this.#exchange;
      return (this.#cookies ??= createCookieJar(request.headers.cookie, reply, this.origin));
    }

    get signal(): AbortSignal {
      return hangUpOf(this.#exchange.reply);
    }
  }
  Object.setPrototypeOf(CallContext.prototype, services);
  return (exchange, viewer, db) => new CallContext(exchange, viewer, db) as CallContext & Services;
}
