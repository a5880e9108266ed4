/** Where events stand on this site. */
export const EVENTS_PATH = '/events';
export const MY_EVENTS_PATH = '/events/mine';
export const PROPOSE_EVENT_PATH = '/events/propose';
export const eventPath = (id: number) => `/events/${id}`;
export const editEventPath = (id: number) => `/events/${id}/edit`;
export const registerPath = (id: number) => `/events/${id}/register`;
export const submissionPath = (id: number, entryId: number | 'new') => `/events/${id}/submission/${entryId}`;
export const votePath = (id: number, entryId?: number) =>
  entryId === undefined ? `/events/${id}/vote` : `/events/${id}/vote?entry=${entryId}`;
export const votingPath = (id: number) => `/events/${id}/voting`;
