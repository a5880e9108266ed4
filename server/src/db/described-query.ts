import { Query, type FieldDef, type PoolClient, type QueryResult } from 'pg';
import { rowReader, type RowReader } from './row-reader.ts';

/** What the driver makes of the description of a statement's columns, and makes of a row with it. */
type Described = { fields: readonly FieldDef[]; parseRow: RowReader };
type DriversResult = Described & { _parsers?: readonly ((text: string) => unknown)[] };

/** What of the driver's query is used here besides what its types tell. `described-query.test.ts` holds a new version to it. */
type Internals = { _result: DriversResult; prepare(connection: object): void };

const InternalQuery = Query as unknown as new (config: object) => Query & Internals;
const resultOf = ({ _result: result }: Internals): DriversResult => result;
const without = { describe: { value: () => undefined } };

type Answered = (error: Error | null, result: QueryResult) => void;

/**
 * A statement that is planned once says the same of its columns each time; the driver asks for it with every execution, and
 * for a row of a feed the description is longer to read than the row. So it is asked for once.
 */
class DescribedQuery extends InternalQuery {
  readonly #known: Map<string, Described>;
  readonly #name: string;

  constructor(
    config: { name: string; text: string; values: readonly unknown[]; callback: Answered },
    known: Map<string, Described>,
  ) {
    super(config);
    this.#name = config.name;
    this.#known = known;
  }

  override prepare(connection: object): void {
    const known = this.#known.get(this.#name);
    if (known === undefined) return super.prepare(connection);
    Object.assign(resultOf(this), known);
    Object.assign(this, { _accumulateRows: true });
    return super.prepare(Object.create(connection, without) as object);
  }

  keepDescription(): void {
    if (this.#known.has(this.#name)) return;
    const { fields, _parsers: parsers = [] } = resultOf(this);
    this.#known.set(this.#name, { fields, parseRow: rowReader(fields, parsers) });
  }
}

const knownTo = new WeakMap<PoolClient, Map<string, Described>>();

export async function runNamed(
  client: PoolClient,
  statement: { name: string; text: string; values: readonly unknown[] },
): Promise<QueryResult> {
  const known = knownTo.get(client) ?? new Map<string, Described>();
  knownTo.set(client, known);
  try {
    return await new Promise<QueryResult>((resolve, reject) => {
      const callback: Answered = (error, result) => {
        if (error !== null) return reject(error);
        query.keepDescription();
        resolve(result);
      };
      const query = new DescribedQuery({ ...statement, callback }, known);
      client.query(query);
    });
  } catch (error) {
    // Who asked, not the socket that the answer came from.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}
