import type { Application } from '@zaojie/contract/bounties/application.schemas';
import type { Bounty, BountyDetail } from '@zaojie/contract/bounties/bounty.schemas';
import { dayAfter, dayInShanghai } from '@zaojie/contract/days';

const NOBODY: Bounty['can'] = {
  edit: false,
  edit_terms: false,
  append: false,
  close: false,
  reopen: false,
  stop_recruit: false,
  extend: false,
  delete: false,
  invite: false,
  apply: true,
  favorite: true,
  follow: true,
};

export const soon = (days: number) => dayAfter(dayInShanghai(new Date()), days);

export function makeBounty(parts: Partial<Bounty> = {}): Bounty {
  return {
    id: 5,
    title: '等距集市场景，像素风',
    category: 3,
    category_word: 'background',
    category_name: '场景',
    style: 2,
    style_word: 'cartoon',
    style_name: '卡通',
    description: '白天与傍晚两套光照。',
    budget_min: 2400,
    budget_max: 3201,
    deadline: soon(16),
    images: [],
    pictures: [],
    reference_link: '',
    is_urgent: false,
    is_commercial: false,
    allow_multiple: false,
    usage: 'personal',
    show_from: null,
    credit: true,
    status: 'open',
    status_label: '进行中',
    stop_recruit: false,
    is_enterprise: false,
    publisher_info: {
      id: 9,
      nickname: '林见山',
      avatar: '',
      is_self: false,
      is_enterprise: false,
      company: '',
    },
    is_owner: false,
    has_applied: false,
    is_favorite: false,
    is_following: false,
    applications_count: 7,
    favorites_count: 1,
    view_count: 30,
    created_at: '2026-03-01T00:00:00Z',
    updated_at: '2026-03-01T00:00:00Z',
    can: NOBODY,
    ...parts,
  };
}

export function makeDetail(parts: Partial<BountyDetail> = {}): BountyDetail {
  return {
    ...makeBounty(),
    notes: [],
    agent_name: '',
    publisher_record: { hired: 3, completed: 2, pays_on_time: 100, reply_rate: 96 },
    viewed_count: 4,
    my_application_id: null,
    application_counts: null,
    similar: [],
    ...parts,
  };
}

export function makeApplication(parts: Partial<Application> = {}): Application {
  const bounty = makeBounty();
  return {
    id: 31,
    bounty_id: bounty.id,
    bounty: { ...bounty, cover: null },
    applicant: {
      id: 12,
      nickname: '陈大饼',
      avatar: '',
      rating: 5,
      completed: 41,
      on_time_rate: 98,
      reply_rate: 96,
      works: [],
    },
    price: 2900,
    days: 12,
    proposal: '摊位按 32 px 网格拆。',
    files: [],
    works: [],
    status: 'pending',
    status_label: '已投递',
    viewed_at: null,
    shortlisted_at: null,
    decided_at: null,
    reason: '',
    is_own: true,
    order: null,
    created_at: '2026-03-01T00:00:00Z',
    updated_at: '2026-03-01T00:00:00Z',
    can: {
      view: false,
      shortlist: false,
      unshortlist: false,
      accept: false,
      decline: false,
      edit: true,
      withdraw: true,
      delete: true,
    },
    ...parts,
  };
}
