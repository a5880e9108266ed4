import type { Shot } from '../pictures/shot.ts';

/** What became of an application, so many hours after it came. */
export type Fate = {
  is: 'view' | 'shortlist' | 'accept' | 'decline' | 'withdraw';
  after: number;
  why?: string;
};

export type DemoApplication = {
  by: string;
  yuan: number;
  days?: number;
  says: string;
  /** How many of their works they point to. */
  works?: number;
  /** Hours after the bounty was published. */
  after: number;
  fate?: Fate;
};

export type DemoBounty = {
  by: string;
  title: string;
  /** Numbers of the contract. */
  category: number;
  style: number;
  text: string;
  yuan: readonly [min: number, max: number];
  daysAgo: number;
  /** Days from today; a day that is over closed it. */
  dueIn: number;
  shots?: readonly Shot[];
  link?: string;
  isUrgent?: true;
  isCommercial?: true;
  takesMany?: true;
  usage?: 'buyout';
  showFrom?: 'never';
  note?: string;
  views: number;
  keptBy?: readonly string[];
  applications: readonly DemoApplication[];
  /** Left out: it went no further than its applications took it. */
  ending?: 'pending' | 'closed' | 'stopped' | 'paid' | 'completed';
};
