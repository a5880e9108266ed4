/**
 * Carries the token to where pages are drawn, and nowhere else: calls are made in nobody's name but that of their header, so no
 * other site can make one by sending a browser here. The token itself says when it ends.
 */
export const PAGE_COOKIE = 'page';

/** Longer than browsers keep any. */
export const PAGE_COOKIE_SECONDS = 400 * 86_400;
