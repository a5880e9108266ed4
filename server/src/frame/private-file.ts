/** A stored file as the address of one reader opens it. */
export type PrivateFile = {
  key: string;
  /** As it is saved. */
  name: string;
  /** How much longer the address is good. */
  secondsLeft: number;
};

/** Null for an address that opens nothing. */
export type FindPrivateFile = (path: string) => Promise<PrivateFile | null>;
