import type { JobCron, JobTasks } from '../platform/jobs/job-types.ts';
import type { Subscriber } from '../platform/events/subscriber.ts';
import type { Viewed } from '../platform/views/viewed.ts';
import type { ProxyDesk } from './acting/proxy-desk.ts';
import type { BoundRoute } from './action.ts';
import type { ChatCardSource } from './chat-card.ts';
import type { Services, Viewer } from './context.ts';
import type { Eraser, FindHold } from './departure.ts';
import type { ExportPart } from './own-data.ts';
import type { LinkPreview } from './link-preview.ts';
import type { LiveHandlers, SocketServer } from './live.ts';
import type { NoticeFlags } from './notice-flags.ts';
import type { FindPlayFile } from './play-file.ts';
import type { FindPrivateFile } from './private-file.ts';
import type { RawRoute } from './raw-route.ts';
import type { ReportTarget } from './report-target.ts';
import type { SearchSource } from './search-source.ts';
import type { WordFilter } from './words/word-filter.ts';
import type { SiteFigures } from './site-figure.ts';
import type { WaitingRoom } from './waiting-room.ts';
import type { Watch } from './watch.ts';

/** Who a token belongs to; null for a token that is unknown, expired or revoked. */
export type Authenticate = (token: string) => Promise<Viewer | null>;

/** Removes what has ended and serves nothing any more. Runs every hour. */
export type Sweep = (services: Services, now: Date) => Promise<void>;

/** What a module brings to the whole. Each leaves out what it hasn't got. */
export type Module = {
  name: string;
  routes?: readonly BoundRoute[];
  rawRoutes?: readonly RawRoute[];
  subscribers?: (services: Services) => readonly Subscriber[];
  tasks?: (services: Services) => JobTasks;
  crons?: readonly JobCron[];
  sweeps?: readonly Sweep[];
  searchSources?: readonly SearchSource[];
  linkPreviews?: readonly LinkPreview[];
  chatCards?: readonly ChatCardSource[];
  reportTargets?: readonly ReportTarget[];
  viewed?: readonly Viewed[];
  noticeFlags?: readonly NoticeFlags[];
  watches?: readonly Watch[];
  siteFigures?: readonly SiteFigures[];
  waitingRooms?: readonly WaitingRoom[];
  /** What somebody gets of theirs when they ask for all of it. */
  exports?: readonly ExportPart[];
  /** What keeps an account from going, and what goes with it. */
  holds?: readonly FindHold[];
  erasers?: readonly Eraser[];
  /** Exactly one module knows tokens, one opens sockets, one gives them a meaning, one knows stored files, one what is played, one the words to look for, one who acts for whom. */
  authenticate?: (services: Services) => Authenticate;
  sockets?: (services: Services, handlers: LiveHandlers) => SocketServer;
  liveHandlers?: (services: Services) => LiveHandlers;
  fileNames?: (services: Services) => (url: string) => Promise<string | null>;
  privateFiles?: (services: Services) => FindPrivateFile;
  playFiles?: (services: Services) => FindPlayFile;
  wordFilter?: (services: Services) => WordFilter;
  proxyDesk?: (services: Services) => ProxyDesk;
};

/** What all modules bring of one kind, in one list. */
export function gather<
  K extends
    | 'routes'
    | 'rawRoutes'
    | 'crons'
    | 'sweeps'
    | 'searchSources'
    | 'linkPreviews'
    | 'chatCards'
    | 'reportTargets'
    | 'viewed'
    | 'noticeFlags'
    | 'watches'
    | 'exports'
    | 'holds'
    | 'erasers'
    | 'siteFigures'
    | 'waitingRooms',
>(modules: readonly Module[], kind: K): NonNullable<Module[K]>[number][] {
  return modules.flatMap((module): NonNullable<Module[K]>[number][] => [...(module[kind] ?? [])]);
}

/** What one module must bring, and no second one may. */
export function onlyOne<
  K extends
    | 'authenticate'
    | 'sockets'
    | 'liveHandlers'
    | 'fileNames'
    | 'privateFiles'
    | 'playFiles'
    | 'wordFilter'
    | 'proxyDesk',
>(modules: readonly Module[], kind: K): NonNullable<Module[K]> {
  const [found, ...others] = modules.flatMap((module) => module[kind] ?? []);
  if (!found || others.length > 0) throw new Error(`Exactly one module must bring ${kind}`);
  return found as NonNullable<Module[K]>;
}
