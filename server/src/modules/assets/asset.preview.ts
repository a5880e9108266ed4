import { assetTypeNames, licenceWords } from '@zaojie/contract/assets/asset-words';
import type { AssetLicence, AssetType } from '@zaojie/contract/assets/asset-words';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { LinkPreview, PageDescription } from '../../frame/link-preview.ts';

const DESCRIPTION_CHARACTERS = 100;

type Shown = { title: string; description: string; type: AssetType; licence: AssetLicence; picture: string };

async function describeAsset(db: Db, id: number): Promise<PageDescription | null> {
  const { rows } = await sql<Shown>`
    select a.title, a.description, a.type, a.licence, coalesce(p.url, '') as picture
    from assets a left join uploads p on p.id = a.picture_id
    where a.id = ${id} and a.status = 'published'`.execute(db);
  const [asset] = rows;
  if (!asset) return null;
  const facts = `${assetTypeNames[asset.type]}素材，${licenceWords[asset.licence].name}。`;
  const text = `${facts}${asset.description.replaceAll(/\s+/g, ' ')}`;
  return {
    title: asset.title,
    description: [...text].slice(0, DESCRIPTION_CHARACTERS).join(''),
    image: asset.picture,
  };
}

export const assetPreview: LinkPreview = { path: /^\/assets\/(\d{1,15})\/?$/, describe: describeAsset };
