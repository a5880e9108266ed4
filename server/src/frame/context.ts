import type { Access } from '@zaojie/contract/endpoint';
import type { ProxyScope } from '@zaojie/contract/proxies/proxy-words';
import type { DemoAccount } from '@zaojie/contract/site/site.endpoints';
import type { Config } from '../config.ts';
import type { Db, Tx } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { Payments } from '../platform/payments/create-payments.ts';
import type { MailSender } from '../platform/mail/mail.ts';
import type { PushSender } from '../platform/push/push.ts';
import type { Hub } from '../platform/realtime/hub.ts';
import type { SmsSender } from '../platform/sms/sms.ts';
import type { SocialProvider } from '../platform/social-login/social-provider.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { ViewCounter } from '../platform/views/view-counter.ts';
import type { ChatCardSource } from './chat-card.ts';
import type { CookieJar } from './cookie-jar.ts';
import type { Eraser, FindHold } from './departure.ts';
import type { NoticeFlags } from './notice-flags.ts';
import type { ExportPart } from './own-data.ts';
import type { ReportTarget } from './report-target.ts';
import type { SiteFigures } from './site-figure.ts';
import type { HeldWords } from './words/word-filter.ts';
import type { WaitingRoom } from './waiting-room.ts';
import type { SearchSource } from './search-source.ts';

/** What the process was put together from; one of each, made in main and in tests. */
export type Services = {
  config: Config;
  db: Db;
  /** Signs and hashes what must not be guessable; the same in every process of one installation. */
  secret: string;
  sms: SmsSender;
  /** Null where this installation sends no mail. */
  mail: MailSender | null;
  /** Null where this installation pushes nothing to browsers. */
  push: PushSender | null;
  socialProvider: SocialProvider | null;
  payments: Payments;
  hub: Hub;
  views: ViewCounter;
  storage: Storage;
  /** Of all modules. */
  searchSources: readonly SearchSource[];
  noticeFlags: readonly NoticeFlags[];
  chatCards: readonly ChatCardSource[];
  reportTargets: readonly ReportTarget[];
  exportParts: readonly ExportPart[];
  holds: readonly FindHold[];
  erasers: readonly Eraser[];
  siteFigures: readonly SiteFigures[];
  waitingRooms: readonly WaitingRoom[];
  /** The accounts that a visitor may try; none outside of the demo. */
  demoAccounts: () => Promise<DemoAccount[]>;
  log: Log;
  now: () => Date;
};

export type Viewer = {
  userId: number;
  sessionId: number;
  role: 'member' | 'admin';
  /** The password was given in this session a short while ago: what administrators do asks for it. */
  isConfirmed?: true;
  /** There for somebody who may not speak in public now; the words say until when and why. */
  mute?: { until: string; reason: string };
  /** Who does it for them, and within what. Absent where somebody acts themselves. */
  agent?: { userId: number; scope: ProxyScope };
};

/** What an action gets: the services, who asks, and the way into a transaction. */
export type Context<V extends Viewer | null = Viewer | null> = Services & {
  viewer: V;
  userAgent: string;
  /** The caller's network address. */
  address: string;
  /** Where our own pages live, as this caller reached us. */
  origin: string;
  /** For what ties a call to a browser; who is signed in is told by the token alone. */
  cookies: CookieJar;
  /** Aborted when the caller hangs up: nobody waits for the answer any more. */
  signal: AbortSignal;
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Words in the call's text that somebody has to look at. Absent where there are none. */
  held?: HeldWords;
  /** Never part of the call's transaction: for what must stay written when the call is refused. */
  independentDb: Db;
};

export type ContextFor<A extends Access> = Context<A extends 'public' ? Viewer | null : Viewer>;
