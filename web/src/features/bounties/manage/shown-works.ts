import type { Application } from '@zaojie/contract/bounties/application.schemas';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';

/** What the applicant chose for this bounty; where they chose nothing, what they show everybody. */
export function shownWorks({ works, applicant }: Application): readonly Picture[] {
  return works.length > 0 ? works.map(({ picture }) => picture) : applicant.works;
}
