import {
  assetLicences,
  assetTypes,
  type AssetLicence,
  type AssetType,
} from '@zaojie/contract/assets/asset-words';

/** Type and licence in one number, as the listings know them: never renumbered, only added to. */
export function cellOf(type: AssetType, licence: AssetLicence): number {
  return assetTypes.indexOf(type) * assetLicences.length + assetLicences.indexOf(licence);
}

export type CellFilter = { type: AssetType | null; licence: AssetLicence | null };

/** Every cell that the filters leave. */
export function cellsOf({ type, licence }: CellFilter): number[] {
  const types = type === null ? assetTypes : [type];
  const licences = licence === null ? assetLicences : [licence];
  return types.flatMap((each) => licences.map((other) => cellOf(each, other)));
}

export function typeOfCell(cell: number): AssetType {
  return assetTypes[Math.floor(cell / assetLicences.length)] ?? 'file';
}
