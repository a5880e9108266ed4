import type { Rule } from './law.ts';
import { isTestCode } from './test-code.ts';

/** What each layer of the web may import besides itself. */
export const webLayers: Readonly<Record<string, readonly string[]>> = {
  app: ['pages', 'features', 'hooks', 'ui', 'api', 'text'],
  pages: ['features', 'hooks', 'ui', 'api', 'text'],
  features: ['hooks', 'ui', 'api', 'text'],
  ui: ['hooks', 'text'],
  api: ['text'],
  hooks: [],
  text: [],
  // A program of its own, which pages only know by its address.
  sw: [],
};

/** Which feature may import which: one way, without circles. A new feature gets a line; a new edge needs a reason. */
export const featureGraph: Readonly<Record<string, readonly string[]>> = {
  // Registering means agreeing to the terms, which are read without leaving the form.
  accounts: ['legal'],
  achievements: [],
  // Files come in pieces, authors are followed where their assets stand.
  assets: ['reports', 'uploads', 'users'],
  audit: [],
  // A bounty is sent into a chat from where it is read, and whoever applies chooses among their works.
  bounties: ['messages', 'reports', 'uploads', 'users', 'works'],
  // The first column of the ways of telling is the switches of the messages.
  channels: ['notifications'],
  circles: ['uploads'],
  comments: ['reports', 'uploads', 'users'],
  companies: ['users', 'withdrawals'],
  // A post joins one of the series that its author has.
  compose: ['posts', 'uploads', 'users'],
  // What is said about an event are posts with its tag, written where it stands, and its rules read like one; entries are reported there too.
  // Where there is no event, works are shown.
  contests: ['compose', 'home', 'posts', 'reports', 'uploads', 'users'],
  creators: ['reports', 'users'],
  credit: [],
  // Both ask once more who it is.
  deletions: ['accounts'],
  discover: ['users'],
  exports: ['accounts'],
  feedback: [],
  // A day of the site is drawn to the same scale as a month of income.
  figures: ['wallet'],
  // A game is paid from the wallet; a notice leads to a comment on it as it does on a post.
  games: ['comments', 'reports', 'uploads', 'users', 'wallet'],
  // Somebody new is given a face and people to follow.
  guidance: ['profiles', 'users'],
  home: ['users'],
  invites: [],
  layout: [],
  legal: [],
  messages: ['reports', 'uploads', 'users'],
  // A notice about a comment is answered and liked where it stands, and the post counts the answer.
  notifications: ['comments', 'posts', 'uploads', 'users'],
  // The two sides of an order talk where the order stands; it is paid from the wallet or at a cashier.
  orders: ['messages', 'payments', 'reports', 'uploads', 'wallet'],
  payments: [],
  // Whoever reads a post in a feed may report it there.
  posts: ['reports', 'uploads', 'users'],
  profiles: ['reports', 'uploads', 'users'],
  // A devlog is a post and is written as one; whoever applies chooses among their works. It is sent into a chat.
  programs: ['compose', 'messages', 'posts', 'reports', 'uploads', 'users', 'works'],
  // Whoever is to act for somebody is found by name.
  proxies: ['users'],
  rankings: ['users'],
  reports: ['users'],
  sanctions: [],
  scores: [],
  search: ['uploads', 'users'],
  'social-login': [],
  storefronts: ['uploads'],
  uploads: [],
  users: [],
  // A decision with its reason and a short form are the same as where money leaves.
  verifications: ['uploads', 'withdrawals'],
  wallet: ['payments'],
  // Money leaves by a password: whoever has none sets one there.
  withdrawals: ['accounts'],
  words: [],
  works: ['uploads'],
};

const part = (path: string, pattern: RegExp) => pattern.exec(path)?.[1] ?? null;
const layerOf = (path: string) => part(path, /^web\/src\/(app|pages|features|hooks|ui|api|text)\//);
export const featureOf = (path: string) => part(path, /^web\/src\/features\/([^/]+)\//);
const areaOf = (path: string) => part(path, /^web\/src\/pages\/([^/]+)\//);

/** Each rule says when an import from one file of the web to another breaks it. */
export const webLaw: readonly Rule[] = [
  {
    name: 'layers import downwards only',
    breaks: (from, to) => {
      const [own, other] = [layerOf(from), layerOf(to)];
      if (own === null || other === null || own === other) return false;
      return !(webLayers[own]?.includes(other) ?? false);
    },
  },
  {
    name: 'a feature imports the features it is declared to',
    breaks: (from, to) => {
      const [own, other] = [featureOf(from), featureOf(to)];
      if (own === null || other === null || own === other) return false;
      return !(featureGraph[own]?.includes(other) ?? false);
    },
  },
  {
    name: 'an area of pages imports no other area',
    breaks: (from, to) => {
      const [own, other] = [areaOf(from), areaOf(to)];
      return own !== null && other !== null && own !== other;
    },
  },
  {
    name: 'hooks, kit and text know no contract',
    breaks: (from, to) =>
      ['hooks', 'ui', 'text'].includes(layerOf(from) ?? '') &&
      !isTestCode(from) &&
      to.startsWith('contract/'),
  },
];
