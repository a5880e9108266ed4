// Apart from the schemas: cards that only say it don't load a validator.

type Revisable = { revisions: number; addons: readonly { extra_revisions: number }[] };

/** What a service includes, and how many revisions more can be bought with it. */
export function revisionWords({ revisions, addons }: Revisable): string {
  const more = addons.reduce((sum, addon) => sum + addon.extra_revisions, 0);
  return `含 ${revisions} 次修改${more === 0 ? '' : `，可加购 ${more} 次`}`;
}
