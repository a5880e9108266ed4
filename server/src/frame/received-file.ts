/** A file of a form, or a body that is one, waiting in a folder of ours until the call is answered. */
export class ReceivedFile {
  readonly path: string;
  /** As the sender calls it; good for showing, never for deciding. */
  readonly name: string;
  readonly size: number;
  readonly sha256: string;

  constructor(facts: { path: string; name: string; size: number; sha256: string }) {
    this.path = facts.path;
    this.name = facts.name;
    this.size = facts.size;
    this.sha256 = facts.sha256;
  }

  /** Two calls with the same bytes are the same call, wherever the bytes wait. */
  toJSON(): object {
    return { name: this.name, size: this.size, sha256: this.sha256 };
  }
}
