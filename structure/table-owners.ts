const inModule = (name: string) => `server/src/modules/${name}/`;

/** Every table and the folder that alone writes it. */
export const tableOwners: Record<string, string> = {
  schema_migrations: 'server/src/db/',
  outbox_events: 'server/src/platform/events/',
  event_deliveries: 'server/src/platform/events/',
  page_views: 'server/src/platform/views/',
  idempotency_keys: 'server/src/frame/',
  demo_town: 'server/src/demo/',
  users: inModule('users'),
  follows: inModule('users'),
  user_blocks: inModule('users'),
  sessions: inModule('accounts'),
  sms_codes: inModule('accounts'),
  login_guards: inModule('accounts'),
  known_devices: inModule('accounts'),
  social_identities: inModule('social-login'),
  social_login_attempts: inModule('social-login'),
  circles: inModule('circles'),
  circle_members: inModule('circles'),
  tags: inModule('tags'),
  tag_follows: inModule('tags'),
  post_tags: inModule('tags'),
  uploads: inModule('uploads'),
  upload_chunks: inModule('uploads'),
  upload_uses: inModule('uploads'),
  piece_uploads: inModule('uploads'),
  upload_pieces: inModule('uploads'),
  upload_previews: inModule('uploads'),
  posts: inModule('posts'),
  post_stats: inModule('posts'),
  post_likes: inModule('posts'),
  post_shares: inModule('posts'),
  post_credits: inModule('posts'),
  comments: inModule('comments'),
  comment_likes: inModule('comments'),
  chats: inModule('messages'),
  chat_members: inModule('messages'),
  messages: inModule('messages'),
  hidden_messages: inModule('messages'),
  socket_tickets: inModule('live'),
  live_connections: inModule('live'),
  last_seen: inModule('live'),
  notices: inModule('notifications'),
  notice_actors: inModule('notifications'),
  message_settings: inModule('notifications'),
  notice_switches: inModule('notifications'),
  bounties: inModule('bounties'),
  bounty_stats: inModule('bounties'),
  bounty_notes: inModule('bounties'),
  bounty_favorites: inModule('bounties'),
  bounty_invites: inModule('bounties'),
  bounty_applications: inModule('bounties'),
  bounty_records: inModule('bounties'),
  orders: inModule('orders'),
  order_events: inModule('orders'),
  order_deliveries: inModule('orders'),
  order_files: inModule('orders'),
  order_pins: inModule('orders'),
  order_proposals: inModule('orders'),
  order_refunds: inModule('orders'),
  order_disputes: inModule('orders'),
  order_statements: inModule('orders'),
  order_reviews: inModule('orders'),
  order_licences: inModule('orders'),
  score_entries: inModule('scores'),
  storefronts: inModule('storefronts'),
  services: inModule('storefronts'),
  vacations: inModule('storefronts'),
  creator_listings: inModule('storefronts'),
  work_shelves: inModule('works'),
  works: inModule('works'),
  ledger_accounts: inModule('ledger'),
  ledger_transfers: inModule('ledger'),
  ledger_entries: inModule('ledger'),
  ledger_income: inModule('ledger'),
  ledger_checks: inModule('ledger'),
  payments: inModule('payments'),
  payout_accounts: inModule('withdrawals'),
  withdrawals: inModule('withdrawals'),
  withdrawal_people: inModule('withdrawals'),
  audit_entries: inModule('audit'),
  // Filled by triggers of the tables whose text they hold.
  search_changes: inModule('search'),
  search_documents: 'server/migrations/',
  search_posts: 'server/migrations/',
  search_users: 'server/migrations/',
  search_tags: 'server/migrations/',
  search_circles: 'server/migrations/',
  search_bounties: 'server/migrations/',
};

/** Folders that write what isn't theirs, and why they may. */
export const declaredExceptions: Record<string, string> = {
  'server/src/demo/': 'writes a whole town in bulk, with a history that no action could give it',
  'server/src/db/backup/': 'restores every table there is, whatever it holds',
};

const sqlWrite = /\b(?:insert\s+into|delete\s+from|update(?!\s+of\b))\s+(?:only\s+)?([a-z_]+)\b/g;
const builderWrite = /\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*'([a-z_]+)/g;
const comment = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

/** The tables that a source writes, by query builder or in SQL; other words that follow "update" are no tables. */
export function tablesWrittenBy(source: string): string[] {
  const code = source.replaceAll(comment, '');
  const names = [...code.matchAll(sqlWrite), ...code.matchAll(builderWrite)].map((match) => match[1] ?? '');
  return [...new Set(names)].filter((name) => name in tableOwners);
}
