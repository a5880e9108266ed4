import type { OrderDelivery, OrderFile } from '@zaojie/contract/orders/order-detail.schemas';
import type { StoredPicture } from '../../../../ui/media/picture-source.ts';

export type VersionPicture = StoredPicture & { fileId: number; name: string };

/** What there is to look at in a version. */
export function picturesOf(files: readonly OrderFile[]): VersionPicture[] {
  return files.flatMap(({ id, name, preview }) =>
    preview === null ? [] : [{ ...preview, fileId: id, name }],
  );
}

/** The version that a later one is held against: the nearest before it with pictures. */
export function versionBefore(deliveries: readonly OrderDelivery[], version: number): OrderDelivery | null {
  const before = deliveries.filter((each) => each.version < version && picturesOf(each.files).length > 0);
  return before.toSorted((one, other) => other.version - one.version)[0] ?? null;
}

/** The picture of the other version that shows the same: of the same name, else at the same place. */
export function counterpartOf(
  picture: VersionPicture,
  index: number,
  others: readonly VersionPicture[],
): VersionPicture | null {
  return others.find(({ name }) => name === picture.name) ?? others[index] ?? others[0] ?? null;
}

/** What the last rejection asked for: of the newest version that was sent back before this one. */
export function askedBefore(deliveries: readonly OrderDelivery[], version: number): OrderDelivery | null {
  const rejected = deliveries.filter((each) => each.version < version && each.state === 'rejected');
  return rejected.toSorted((one, other) => other.version - one.version)[0] ?? null;
}
