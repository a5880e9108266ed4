/** Some addresses run out while they are on the screen; whoever knows how to get new ones says so here. */
export interface Renewer {
  isRenewable: (address: string) => boolean;
  hasRunOut: (address: string) => boolean;
  /** Null when there is nothing to be had any more. */
  renew: (address: string) => Promise<string | null>;
}

let renewer: Renewer | null = null;

export function renewAddressesBy(next: Renewer | null): void {
  renewer = next;
}

/** Null for an address that lasts. */
export function renewalOf(address: string): Promise<string | null> | null {
  return renewer?.isRenewable(address) ? renewer.renew(address) : null;
}

export function hasRunOut(address: string): boolean {
  return renewer?.hasRunOut(address) ?? false;
}

/** Sizes of a picture differ in the file's name only, so the same folder serves all of them. */
export function folderOf(address: string): string {
  return address.slice(0, address.lastIndexOf('/') + 1);
}
