/** News about the session replace one another: an ended session and a successful logout are one event to people. */
export const SESSION_TOAST = 'session';
