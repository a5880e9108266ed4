/** Where the games stand on this site. */
export const MY_GAMES_PATH = '/games/mine';
export const PUBLISH_GAME_PATH = '/games/publish';
export const gamePath = (id: number) => `/games/${id}`;
export const editGamePath = (id: number) => `/games/${id}/edit`;
