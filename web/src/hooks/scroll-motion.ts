/**
 * How a scroll that somebody asked for moves. Not set for the whole page in CSS: there it would also slow down going
 * back to where one was.
 */
export function scrollMotion(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
