import type { BoundRoute } from '../http/bind.ts';
import { accountRoutes } from './accounts/index.ts';
import { circleRoutes } from './circles/index.ts';
import { commentRoutes } from './comments/index.ts';
import { homeRoutes } from './home/index.ts';
import { liveRoutes } from './live/index.ts';
import { messageRoutes } from './messages/index.ts';
import { notificationRoutes } from './notifications/index.ts';
import { postPageRoutes } from './post-page/index.ts';
import { postRoutes } from './posts/index.ts';
import { searchRoutes } from './search/index.ts';
import { siteRoutes } from './site/index.ts';
import { socialLoginRoutes } from './social-login/index.ts';
import { tagRoutes } from './tags/index.ts';
import { uploadRoutes } from './uploads/index.ts';
import { userRoutes } from './users/index.ts';

/** Every route of every module. */
export const routes: readonly BoundRoute[] = [
  ...accountRoutes,
  ...userRoutes,
  ...socialLoginRoutes,
  ...siteRoutes,
  ...postRoutes,
  ...postPageRoutes,
  ...commentRoutes,
  ...circleRoutes,
  ...tagRoutes,
  ...homeRoutes,
  ...uploadRoutes,
  ...searchRoutes,
  ...liveRoutes,
  ...messageRoutes,
  ...notificationRoutes,
];
