/** A stored file as the address of one reader opens it. */
export type PrivateFile = {
  key: string;
  /** As it is saved. */
  name: string;
  /** Of an original, what its bytes are: it is handed out under its own name, whatever that is. Null for files of ours. */
  originalType: string | null;
  /** How much longer the address is good. */
  secondsLeft: number;
};

/** Null for an address that opens nothing. */
export type FindPrivateFile = (path: string) => Promise<PrivateFile | null>;
