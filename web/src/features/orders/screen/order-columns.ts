export const ORDER_COLUMNS =
  'grid grid-cols-[minmax(0,1fr)_340px] items-start gap-6 max-xl:grid-cols-1 max-md:gap-2';
export const ORDER_STACK = 'grid min-w-0 grid-cols-1 gap-5 max-md:gap-2';
/** Under the main column, the side stands two by two; one alone takes the width. */
export const ORDER_SIDE =
  'grid min-w-0 grid-cols-1 gap-5 max-xl:grid-cols-2 max-xl:items-start max-md:grid-cols-1 max-md:gap-2 ' +
  'max-xl:[&>:only-child]:col-span-full';
