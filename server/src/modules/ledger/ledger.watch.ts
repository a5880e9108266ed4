import type { Watch } from '../../frame/watch.ts';
import { findLastCheck } from './check.queries.ts';

const statusOf = (faults: number | null) => (faults === null ? 'unchecked' : faults === 0 ? 'ok' : 'wrong');

/** What the last verification found. */
export const ledgerWatch: Watch = {
  name: 'ledger',
  async look({ db }) {
    const check = (await findLastCheck(db)) ?? null;
    const faults = check?.fault_count ?? null;
    return {
      line: {
        status: statusOf(faults),
        checked_at: check?.checked_at.toISOString() ?? null,
        transfers: check?.transfer_count ?? null,
        faults: check?.faults ?? null,
      },
      figures: [
        {
          name: 'ledger_faults',
          help: 'Wrong amounts that the last verification of the ledger found.',
          value: faults,
        },
        {
          name: 'ledger_verified_timestamp_seconds',
          help: 'When the ledger was last verified.',
          value: check && check.checked_at.getTime() / 1000,
        },
      ],
    };
  },
};
