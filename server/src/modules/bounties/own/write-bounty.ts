import { bountyErrors } from '@zaojie/contract/bounties/bounty.errors';
import type { BountyForm } from '@zaojie/contract/bounties/bounty.schemas';
import { dayInShanghai } from '@zaojie/contract/days';
import { bountyLimits } from '@zaojie/contract/bounties/bounty-limits';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { claimUploads, type UploadFacts } from '../../uploads/index.ts';
import type { BountyText } from '../bounty.queries.ts';

/** A bounty's pictures are for everybody. */
export function usedBy(bountyId: number) {
  return { kind: 'bounty', ownerId: bountyId, readers: 'everybody' } as const;
}

export function checkDeadline(deadline: string, now: Date): void {
  if (deadline < dayInShanghai(now)) throw new Refusal(bountyErrors.deadlinePast);
}

const asPicture = ({ url, width, height, blur, widths }: UploadFacts): Picture => ({
  url,
  width: width ?? 0,
  height: height ?? 0,
  blur,
  widths,
});

export type PreparedBounty = { text: BountyText; uploads: UploadFacts[] };

/** Checks what was sent against what is there: the same for a new bounty and an edited one. */
export async function prepareBounty(tx: Tx, form: BountyForm, userId: number): Promise<PreparedBounty> {
  const { uploads, missing } = await claimUploads(tx, { userId, urls: form.images });
  if (missing.length > 0 || uploads.some((upload) => upload.kind !== 'image')) {
    throw new Refusal(bountyErrors.foreignImage);
  }
  if (uploads.some((upload) => upload.byte_size > bountyLimits.imageMaxBytes)) {
    throw new Refusal(bountyErrors.imageTooLarge);
  }
  const byUrl = new Map(uploads.map((upload) => [upload.url, upload]));
  const { budget_min: budget_min_fen, budget_max: budget_max_fen, images, usage, ...rest } = form;
  return {
    text: {
      ...rest,
      budget_min_fen,
      budget_max_fen,
      usage: usage ?? (form.is_commercial ? 'commercial' : 'personal'),
      images: images.flatMap((url) => byUrl.get(url) ?? []).map(asPicture),
    },
    uploads,
  };
}
