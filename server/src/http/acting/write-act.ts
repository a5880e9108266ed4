import type { Endpoint, EndpointInput } from '@zaojie/contract/endpoint';
import type { ProxyDesk } from '../../frame/acting/proxy-desk.ts';
import type { BoundRoute } from '../../frame/action.ts';
import type { Context } from '../../frame/context.ts';
import { actOf } from './act-for.ts';

/** Called with the answer's data, once the action is done. */
type WriteAct = (data: unknown) => Promise<void>;

/**
 * What is done for another is written in the transaction that does it: neither is there without the other, and where the
 * mandate has ended nothing is done. Most calls are one transaction as a whole. Those that reach outside make one when they
 * come back, the act goes with the first of them, and so it can't ask the answer what it was done to.
 */
export function prepareAct(
  { endpoint, callsOutside }: Pick<BoundRoute, 'endpoint' | 'callsOutside'>,
  context: Context,
  desk: ProxyDesk,
  input: EndpointInput<Endpoint>,
): WriteAct {
  const { transaction, viewer } = context;
  if (!callsOutside) {
    return async (data) => {
      const act = actOf(endpoint, viewer, input, data);
      if (act) await transaction((tx) => desk.record(tx, act));
    };
  }
  const act = actOf(endpoint, viewer, input, null);
  if (!act) return async () => {};
  let isWritten = false;
  const writing: Context['transaction'] = async (work) => {
    if (isWritten) return transaction(work);
    const result = await transaction(async (tx) => {
      const done = await work(tx);
      await desk.record(tx, act);
      return done;
    });
    isWritten = true;
    return result;
  };
  context.transaction = writing;
  return async () => {
    // The action had nothing to write.
    if (!isWritten) await writing(async () => {});
  };
}
