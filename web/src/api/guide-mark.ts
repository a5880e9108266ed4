/** Whose turn it is to be shown around: the number of whoever has signed in here, until the server was asked. */
export const GUIDE_KEY = 'zaojie:guide';

/** What somebody wanted before they signed in comes first, and has its page to itself. */
export const guideIsPutOff = { on: '' };
