export const creditSides = { creator: '作为创作者', client: '作为需求方' } as const;
export type CreditSide = keyof typeof creditSides;
export const creditSideNames = ['creator', 'client'] as const satisfies readonly CreditSide[];

export const creditMetricNames = ['on_time', 'completion', 'dispute', 'reply'] as const;
export type CreditMetric = (typeof creditMetricNames)[number];

export const creditMetrics: Record<CreditSide, Record<CreditMetric, string>> = {
  creator: { on_time: '按时交付', completion: '完成率', dispute: '纠纷率', reply: '按时答复' },
  client: { on_time: '按时付款', completion: '完成率', dispute: '纠纷率', reply: '答复应征' },
};

export const creditLimits = {
  /** Fewer tell nothing. */
  leastSample: 5,
  months: 12,
  pageSize: 20,
} as const;
