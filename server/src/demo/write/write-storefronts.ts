import { dayAfter, dayInShanghai } from '@zaojie/contract/days';
import { marketCategories, marketIdOf, marketStyles } from '@zaojie/contract/market-words';
import { serviceForm } from '@zaojie/contract/storefronts/service.schemas';
import { storefrontLimits } from '@zaojie/contract/storefronts/storefront-limits';
import type { Tx } from '../../db/database.ts';
import { openStorefront } from '../../modules/storefronts/index.ts';
import { insertUploads } from '../../modules/uploads/index.ts';
import { hangWorks } from '../../modules/works/index.ts';
import { masterUrlOf } from '../pictures/store-masters.ts';
import type { TownPictures } from '../pictures/store-pictures.ts';
import type { PlannedWork } from '../plan/plan-works.ts';
import { storefronts } from '../storefronts.ts';
import type { WrittenService, WrittenStorefront } from '../storefronts/storefront.ts';

type Town = { pictures: TownPictures; works: readonly PlannedWork[]; now: Date };

/** After people and posts: works are made of pictures that their authors have shown. */
export async function writeStorefronts(tx: Tx, town: Town): Promise<void> {
  const people = await tx.selectFrom('users').select(['id', 'username']).execute();
  const ids = new Map(people.map((row) => [row.username, row.id]));
  for (const storefront of storefronts) {
    const userId = ids.get(storefront.username) ?? 0;
    const works = town.works.filter((work) => work.author === storefront.username);
    await writeWorks(tx, town, userId, works);
    const urls = works.filter((work) => !work.isHidden).map((work) => town.pictures.pictureOf(work.shot).url);
    await open(tx, userId, storefront, { urls, now: town.now });
  }
}

async function writeWorks(tx: Tx, town: Town, userId: number, works: readonly PlannedWork[]): Promise<void> {
  if (works.length === 0) return;
  const hung = works.map((work) => ({ work, picture: town.pictures.pictureOf(work.shot) }));
  const masters = hung.map(({ work, picture: { byteSize, url, ...size } }) => ({
    user_id: userId,
    kind: 'image',
    name: `${work.title}.webp`,
    byte_size: byteSize,
    created_at: town.now,
    ...size,
    url: masterUrlOf(url),
  }));
  const masterIds = new Map((await insertUploads(tx, masters)).map(({ url, id }) => [url, id]));
  const own = await tx.selectFrom('uploads').select(['id', 'url']).where('user_id', '=', userId).execute();
  const uploadIds = new Map(own.map(({ url, id }) => [url, id]));
  const posts = await tx.selectFrom('posts').select(['id', 'title']).where('user_id', '=', userId).execute();
  const postIds = new Map(posts.map(({ title, id }) => [title, id]));
  const rows = hung.map(({ work, picture }) => ({
    title: work.title,
    tags: work.tags,
    masterId: masterIds.get(masterUrlOf(picture.url)) ?? 0,
    shownId: work.isHidden ? null : (uploadIds.get(picture.url) ?? null),
    postId: postIds.get(work.post) ?? null,
    now: town.now,
  }));
  await hangWorks(tx, userId, rows.toReversed(), town.now);
}

async function open(
  tx: Tx,
  userId: number,
  { seats, types = [], styles = [], holidays = [], ...written }: WrittenStorefront,
  { urls, now }: { urls: readonly string[]; now: Date },
): Promise<void> {
  const today = dayInShanghai(now);
  const { examplesMax } = storefrontLimits.service;
  await openStorefront(
    tx,
    userId,
    {
      types: types.flatMap((name) => marketIdOf(marketCategories, name) ?? []),
      styles: styles.flatMap((name) => marketIdOf(marketStyles, name) ?? []),
      schedule: {
        seats,
        is_accepting: written.isOff !== true,
        vacations: holidays.map(([from, to, note]) => ({
          from: dayAfter(today, from),
          to: dayAfter(today, to),
          note,
        })),
      },
      // Each service shows other pictures as far as there are any.
      services: written.services.map((service, i) =>
        formOf(service, [...urls.slice(i), ...urls.slice(0, i)].slice(0, examplesMax)),
      ),
    },
    now,
  );
}

function formOf(service: WrittenService, examples: readonly string[]) {
  const { name, description, category, style, price, days, options = [], addons = [] } = service;
  return serviceForm.parse({
    name,
    description,
    category,
    style,
    base_price: price,
    days,
    options: options.map(([label, more, optionDays]) => ({
      name: label,
      price_difference: more,
      days: optionDays,
    })),
    addons: addons.map(([label, amount, extraRevisions]) => ({
      name: label,
      extra_revisions: extraRevisions,
      ...(typeof amount === 'number'
        ? { kind: 'fixed', amount }
        : { kind: 'percent', amount: Number.parseInt(amount, 10) }),
    })),
    revisions: service.revisions,
    deposit_percent: service.depositPercent,
    examples,
    terms: service.terms,
    is_active: service.isResting !== true,
  });
}
