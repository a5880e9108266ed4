import * as accounts from './accounts/account.endpoints.ts';
import * as contacts from './accounts/contact.endpoints.ts';
import * as assetComments from './assets/asset-comment.endpoints.ts';
import * as assets from './assets/asset.endpoints.ts';
import * as assetCollections from './assets/collection.endpoints.ts';
import * as achievements from './achievements/achievement.endpoints.ts';
import * as applications from './bounties/application.endpoints.ts';
import * as audit from './audit/audit.endpoints.ts';
import * as bounties from './bounties/bounty.endpoints.ts';
import * as channels from './channels/channel.endpoints.ts';
import * as circles from './circles/circle.endpoints.ts';
import * as comments from './comments/comment.endpoints.ts';
import * as companies from './companies/company.endpoints.ts';
import * as contestAdmin from './contests/contest-admin.endpoints.ts';
import * as contestBallots from './contests/ballot.endpoints.ts';
import * as contestEntries from './contests/entry.endpoints.ts';
import * as contestTeams from './contests/team.endpoints.ts';
import * as contests from './contests/contest.endpoints.ts';
import * as credit from './credit/credit.endpoints.ts';
import * as deletions from './deletions/deletion.endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import * as exports from './exports/export.endpoints.ts';
import * as feedback from './feedback/feedback.endpoints.ts';
import * as gamePublishing from './games/game-publishing.endpoints.ts';
import * as gamePurchases from './games/game-purchase.endpoints.ts';
import * as games from './games/game.endpoints.ts';
import * as guidance from './guidance/guidance.endpoints.ts';
import * as home from './home/home.endpoints.ts';
import * as invites from './invites/invite.endpoints.ts';
import * as legal from './legal/legal.endpoints.ts';
import * as live from './live/live.endpoints.ts';
import * as messages from './messages/message.endpoints.ts';
import * as notifications from './notifications/notification.endpoints.ts';
import * as payments from './payments/payment.endpoints.ts';
import * as agreements from './orders/agreement.endpoints.ts';
import * as disputes from './orders/dispute.endpoints.ts';
import * as orders from './orders/order.endpoints.ts';
import * as postMarks from './posts/post-marks.endpoints.ts';
import * as circleAdmin from './circles/circle-admin.endpoints.ts';
import * as siteFigures from './site/figure.endpoints.ts';
import * as reviewAppeals from './orders/review-appeal.endpoints.ts';
import * as reviews from './orders/review.endpoints.ts';
import * as showings from './orders/showing.endpoints.ts';
import * as waitingOrders from './orders/waiting.endpoints.ts';
import * as dismissals from './posts/dismissal.endpoints.ts';
import * as drafts from './posts/draft.endpoints.ts';
import * as favorites from './posts/favorite.endpoints.ts';
import * as newPosts from './posts/new-posts.endpoints.ts';
import * as posts from './posts/post.endpoints.ts';
import * as series from './posts/series.endpoints.ts';
import * as programPeople from './programs/program-people.endpoints.ts';
import * as programs from './programs/program.endpoints.ts';
import * as profiles from './profiles/profile.endpoints.ts';
import * as proxies from './proxies/proxy.endpoints.ts';
import * as rankings from './rankings/ranking.endpoints.ts';
import * as reports from './reports/report.endpoints.ts';
import * as appeals from './sanctions/appeal.endpoints.ts';
import * as sanctions from './sanctions/sanction.endpoints.ts';
import * as scores from './scores/score.endpoints.ts';
import * as search from './search/search.endpoints.ts';
import * as site from './site/site.endpoints.ts';
import * as socialLogin from './social-login/social-login.endpoints.ts';
import * as creators from './storefronts/creator.endpoints.ts';
import * as schedules from './storefronts/schedule.endpoints.ts';
import * as services from './storefronts/service.endpoints.ts';
import * as tags from './tags/tag.endpoints.ts';
import * as pieces from './uploads/piece.endpoints.ts';
import * as uploads from './uploads/upload.endpoints.ts';
import * as users from './users/user.endpoints.ts';
import * as verifications from './verifications/verification.endpoints.ts';
import * as wallet from './wallet/wallet.endpoints.ts';
import * as withdrawals from './withdrawals/withdrawal.endpoints.ts';
import * as words from './words/word.endpoints.ts';
import * as works from './works/work.endpoints.ts';

/** A domain's file may hold constants beside its endpoints. */
function endpointsOf(domain: Record<string, unknown>): Endpoint[] {
  return Object.values(domain).filter(
    (value): value is Endpoint => typeof value === 'object' && value !== null && 'method' in value,
  );
}

/** Every call of the API by domain. For documents and tests; the web imports single endpoints instead. */
export const api: Record<string, readonly Endpoint[]> = {
  accounts: [...endpointsOf(accounts), ...endpointsOf(contacts)],
  'social-login': endpointsOf(socialLogin),
  users: endpointsOf(users),
  profiles: endpointsOf(profiles),
  site: [...endpointsOf(site), ...endpointsOf(siteFigures)],
  legal: endpointsOf(legal),
  exports: endpointsOf(exports),
  deletions: endpointsOf(deletions),
  feedback: endpointsOf(feedback),
  posts: [
    ...endpointsOf(posts),
    ...endpointsOf(newPosts),
    ...endpointsOf(favorites),
    ...endpointsOf(dismissals),
    ...endpointsOf(drafts),
    ...endpointsOf(series),
    ...endpointsOf(postMarks),
  ],
  comments: endpointsOf(comments),
  circles: [...endpointsOf(circles), ...endpointsOf(circleAdmin)],
  tags: endpointsOf(tags),
  guidance: endpointsOf(guidance),
  home: endpointsOf(home),
  uploads: [...endpointsOf(uploads), ...endpointsOf(pieces)],
  search: endpointsOf(search),
  live: endpointsOf(live),
  messages: endpointsOf(messages),
  notifications: endpointsOf(notifications),
  bounties: [...endpointsOf(bounties), ...endpointsOf(applications)],
  storefronts: [...endpointsOf(creators), ...endpointsOf(services), ...endpointsOf(schedules)],
  words: endpointsOf(words),
  works: endpointsOf(works),
  rankings: endpointsOf(rankings),
  channels: endpointsOf(channels),
  games: [...endpointsOf(games), ...endpointsOf(gamePurchases), ...endpointsOf(gamePublishing)],
  programs: [...endpointsOf(programs), ...endpointsOf(programPeople)],
  assets: [...endpointsOf(assets), ...endpointsOf(assetComments), ...endpointsOf(assetCollections)],
  contests: [
    ...endpointsOf(contests),
    ...endpointsOf(contestTeams),
    ...endpointsOf(contestEntries),
    ...endpointsOf(contestBallots),
    ...endpointsOf(contestAdmin),
  ],
  verifications: endpointsOf(verifications),
  scores: endpointsOf(scores),
  companies: endpointsOf(companies),
  proxies: endpointsOf(proxies),
  credit: endpointsOf(credit),
  achievements: endpointsOf(achievements),
  invites: endpointsOf(invites),
  payments: endpointsOf(payments),
  wallet: endpointsOf(wallet),
  withdrawals: endpointsOf(withdrawals),
  sanctions: [...endpointsOf(sanctions), ...endpointsOf(appeals)],
  audit: endpointsOf(audit),
  reports: endpointsOf(reports),
  orders: [
    ...endpointsOf(orders),
    ...endpointsOf(waitingOrders),
    ...endpointsOf(agreements),
    ...endpointsOf(disputes),
    ...endpointsOf(reviews),
    ...endpointsOf(reviewAppeals),
    ...endpointsOf(showings),
  ],
};

export const allEndpoints: readonly Endpoint[] = Object.values(api).flat();
