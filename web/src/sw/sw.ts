import { serveOffline } from './offline.ts';
import { receivePushes } from './push.ts';

/** What stays while no page is open. Each duty has a file of its own beside this one. */
serveOffline();
receivePushes();
