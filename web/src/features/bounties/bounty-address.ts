import { useAddressDialog } from '../../hooks/use-address-dialog.ts';

/** What may stand open over the market and over the management, each under its name in the address. */
const DIALOGS = ['bounty', 'apply', 'publish', 'edit'] as const;

export const useBountyDialog = (name: (typeof DIALOGS)[number]) => useAddressDialog(name, DIALOGS);

/** The id that a dialog's part of the address names; null for anything that can't be one. */
export function idIn(value: string | null): number | null {
  return value !== null && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null;
}

export const TERMS_PATH = '/commission/terms';
export const MARKET_PATH = '/commission';
export const MANAGEMENT_PATH = '/commission/management';

export const receivedPath = (bountyId: number) => `${MANAGEMENT_PATH}?tab=received&of=${bountyId}`;
export const bountyPath = (id: number) => `${MARKET_PATH}?bounty=${id}`;
