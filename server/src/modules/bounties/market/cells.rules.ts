import { marketCategories, marketIdOf, marketStyles } from '@zaojie/contract/market-words';

export type MarketFilters = {
  category: number | null;
  style: number | null;
  business: 'business' | 'personal' | null;
  is_enterprise: boolean;
  no_applicants: boolean;
  character_design: boolean;
};

const CHARACTER_DESIGN = marketIdOf(marketCategories, 'character_design');
const idsOf = (words: readonly { id: number }[]) => words.map(({ id }) => id);

const PERSONAL = 0;
const COMMERCIAL = 1;
const ENTERPRISE = 2;
const SOURCES = 3;

/** As the database reckons it, see the migration: what a bounty is, whose, and whether somebody has applied. */
export function cellOf(
  bounty: Record<'category' | 'style' | 'source', number> & { hasApplicants: boolean },
): number {
  const { category, style, source, hasApplicants } = bounty;
  return (((category - 1) * marketStyles.length + style - 1) * SOURCES + source) * 2 + Number(hasApplicants);
}

function sourcesOf({ business, is_enterprise: isEnterprise }: MarketFilters): number[] {
  const ofKind = { business: [COMMERCIAL, ENTERPRISE], personal: [PERSONAL] };
  const sources = business === null ? [PERSONAL, COMMERCIAL, ENTERPRISE] : ofKind[business];
  return isEnterprise ? sources.filter((source) => source === ENTERPRISE) : sources;
}

function categoriesOf({ category, character_design: isCharacterDesign }: MarketFilters): number[] {
  const categories = category === null ? idsOf(marketCategories) : [category];
  return isCharacterDesign ? categories.filter((id) => id === CHARACTER_DESIGN) : categories;
}

/** The category, where nothing else is asked for: what most people do. */
export function onlyCategoryOf(filters: MarketFilters): number | null {
  const { style, business, is_enterprise: isEnterprise, no_applicants: hasNone } = filters;
  const [category, ...others] = categoriesOf(filters);
  const isAlone = style === null && business === null && !isEnterprise && !hasNone && others.length === 0;
  return isAlone ? (category ?? null) : null;
}

/** The cells that the filters leave; null for all of them. Filters that exclude each other leave none. */
export function cellsOf(filters: MarketFilters): number[] | null {
  const styles = filters.style === null ? idsOf(marketStyles) : [filters.style];
  const cells = categoriesOf(filters).flatMap((category) =>
    styles.flatMap((style) =>
      sourcesOf(filters).flatMap((source) =>
        (filters.no_applicants ? [false] : [false, true]).map((hasApplicants) =>
          cellOf({ category, style, source, hasApplicants }),
        ),
      ),
    ),
  );
  const all = marketCategories.length * marketStyles.length * SOURCES * 2;
  return cells.length === all ? null : cells;
}
