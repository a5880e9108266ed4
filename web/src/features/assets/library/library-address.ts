import {
  assetLicences,
  assetTypes,
  type AssetLicence,
  type AssetType,
} from '@zaojie/contract/assets/asset-words';

export type LibraryFilters = {
  order: 'new' | 'downloads';
  type: AssetType | null;
  licence: AssetLicence | null;
  tag: string | null;
};

/** What an address asks for. A hand-edited one still leads somewhere. */
export function readLibraryFilters(query: URLSearchParams): LibraryFilters {
  const tag = query.get('tag')?.trim() ?? '';
  return {
    order: query.get('order') === 'downloads' ? 'downloads' : 'new',
    type: assetTypes.find((type) => type === query.get('type')) ?? null,
    licence: assetLicences.find((licence) => licence === query.get('licence')) ?? null,
    tag: tag === '' ? null : tag,
  };
}

/** The address with these filters; what is as it begins is left out, what isn't a filter stays. */
export function withLibraryFilters(query: URLSearchParams, filters: LibraryFilters): URLSearchParams {
  const next = new URLSearchParams(query);
  const words = { ...filters, order: filters.order === 'new' ? null : filters.order };
  for (const [name, value] of Object.entries(words)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Whether anything is filtered out; the order hides nothing. */
export function isFiltered({ type, licence, tag }: LibraryFilters): boolean {
  return type !== null || licence !== null || tag !== null;
}

export const libraryPath = (filter: { type?: AssetType; tag?: string }) =>
  `/assets?${new URLSearchParams(filter).toString()}`;
