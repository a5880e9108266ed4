/** A file of something that is played here, as it lies in its archive. */
export type PlayFile = {
  /** Of the archive in the storage. */
  key: string;
  /** Within the build, as in assets/player.png. */
  path: string;
  offset: number;
  packedSize: number;
  size: number;
  isDeflated: boolean;
};

/** The token names a build, new bytes have a new one. Null for what there is none of. */
export type FindPlayFile = (token: string, path: string) => Promise<PlayFile | null>;
