/** Something that can't go on, told in one sentence a person can act on: the caller prints it and exits 1. */
export class StartupError extends Error {
  override name = 'StartupError';
}
