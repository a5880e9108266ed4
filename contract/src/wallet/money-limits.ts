/** Apart from the limits that every first page carries. */
export const moneyLimits = {
  payment: {
    /** From one fen to 50,000 yuan a time; an order may be paid for whatever it costs. */
    rechargeMinFen: 1,
    rechargeMaxFen: 5_000_000,
    /** How long a cashier waits. */
    openMinutes: 30,
    /** How many of one person's wait at a time. */
    openMost: 10,
  },
  withdrawal: {
    minFen: 1,
    maxFen: 5_000_000,
    perDay: 3,
    dayMaxFen: 10_000_000,
    /** In a calendar month of Shanghai, without being verified. */
    unverifiedMonthFen: 200_000,
    reasonMax: 200,
    pageSize: 10,
  },
  payoutAccount: { most: 5, holderMax: 20, loginMax: 64, bankMax: 30 },
  wallet: { pageSize: 20, incomeMonths: 12, exportRows: 50_000 },
} as const;
