/**
 * What lies below the first screen of a phone. Where a page comes drawn, a phone lays it out when it has painted what is in sight, piece
 * by piece (base.css, and the script of index.html); nothing in sight may depend on its height. It goes on what paints nothing itself:
 * a border of its own would count as a shift of the page when it is shown.
 */
export const below = { 'data-below': '' } as const;

/** The same for what comes in a list, of which so many are in sight. */
export const belowFrom = (inSight: number, place: number) => (place < inSight ? null : below);
