import type { Module } from '../frame/module.ts';
import { accountsModule } from './accounts/index.ts';
import { achievementsModule } from './achievements/index.ts';
import { assetsModule } from './assets/index.ts';
import { auditModule } from './audit/index.ts';
import { bookingsModule } from './bookings/index.ts';
import { bountiesModule } from './bounties/index.ts';
import { channelsModule } from './channels/index.ts';
import { circlesModule } from './circles/index.ts';
import { commentsModule } from './comments/index.ts';
import { companiesModule } from './companies/index.ts';
import { contestsModule } from './contests/index.ts';
import { creditModule } from './credit/index.ts';
import { deletionsModule } from './deletions/index.ts';
import { exportsModule } from './exports/index.ts';
import { feedbackModule } from './feedback/index.ts';
import { figuresModule } from './figures/index.ts';
import { gamesModule } from './games/index.ts';
import { guidanceModule } from './guidance/index.ts';
import { homeModule } from './home/index.ts';
import { invitesModule } from './invites/index.ts';
import { ledgerModule } from './ledger/index.ts';
import { legalModule } from './legal/index.ts';
import { liveModule } from './live/index.ts';
import { messagesModule } from './messages/index.ts';
import { notificationsModule } from './notifications/index.ts';
import { orderPostsModule } from './order-posts/index.ts';
import { ordersModule } from './orders/index.ts';
import { paymentsModule } from './payments/index.ts';
import { postPageModule } from './post-page/index.ts';
import { postsModule } from './posts/index.ts';
import { profilesModule } from './profiles/index.ts';
import { programsModule } from './programs/index.ts';
import { proxiesModule } from './proxies/index.ts';
import { rankingsModule } from './rankings/index.ts';
import { reportsModule } from './reports/index.ts';
import { sanctionsModule } from './sanctions/index.ts';
import { scoresModule } from './scores/index.ts';
import { searchModule } from './search/index.ts';
import { siteModule } from './site/index.ts';
import { socialLoginModule } from './social-login/index.ts';
import { storefrontsModule } from './storefronts/index.ts';
import { tagsModule } from './tags/index.ts';
import { uploadsModule } from './uploads/index.ts';
import { userNoticesModule } from './user-notices/index.ts';
import { usersModule } from './users/index.ts';
import { verificationsModule } from './verifications/index.ts';
import { walletModule } from './wallet/index.ts';
import { withdrawalsModule } from './withdrawals/index.ts';
import { wordsModule } from './words/index.ts';
import { worksModule } from './works/index.ts';

/** Every module, and the only list of them. Their order carries no meaning. */
export const modules: readonly Module[] = [
  accountsModule,
  achievementsModule,
  assetsModule,
  auditModule,
  bookingsModule,
  bountiesModule,
  channelsModule,
  circlesModule,
  commentsModule,
  companiesModule,
  contestsModule,
  creditModule,
  deletionsModule,
  exportsModule,
  feedbackModule,
  figuresModule,
  gamesModule,
  guidanceModule,
  homeModule,
  invitesModule,
  ledgerModule,
  legalModule,
  liveModule,
  messagesModule,
  notificationsModule,
  orderPostsModule,
  ordersModule,
  paymentsModule,
  postPageModule,
  postsModule,
  profilesModule,
  programsModule,
  proxiesModule,
  rankingsModule,
  reportsModule,
  sanctionsModule,
  scoresModule,
  searchModule,
  siteModule,
  socialLoginModule,
  storefrontsModule,
  tagsModule,
  uploadsModule,
  userNoticesModule,
  usersModule,
  verificationsModule,
  walletModule,
  withdrawalsModule,
  wordsModule,
  worksModule,
];
