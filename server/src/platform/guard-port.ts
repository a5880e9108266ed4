import { isInTransaction } from '../db/transaction.ts';

/** Something outside was called while rows were held. */
export class OutsideCallInTransaction extends Error {
  constructor(call: string) {
    super(
      `${call} was called inside a transaction: it would hold rows and a connection for as long as the outside takes, ` +
        `and can't be rolled back. Call it before or after, or from a job.`,
    );
  }
}

/** The same port, whose functions refuse to be called inside a transaction. */
export function guardPort<P extends object>(name: string, port: P): P {
  return new Proxy(port, {
    get(target, property, receiver) {
      const value: unknown = Reflect.get(target, property, receiver);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        if (isInTransaction()) throw new OutsideCallInTransaction(`${name}.${String(property)}`);
        return Reflect.apply(value, target, args);
      };
    },
  });
}
