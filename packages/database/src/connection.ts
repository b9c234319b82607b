export type Row = Record<string, unknown>;

/** Objects become JSON. For a JSON array write `${JSON.stringify(list)}::jsonb`, because a list is a PostgreSQL array. */
export type Parameter =
  | string
  | number
  | bigint
  | boolean
  | null
  | Date
  | Uint8Array
  | readonly Parameter[]
  | { readonly [key: string]: unknown };

/** A named query stays prepared on the connection; an unnamed one is planned for its values on every call. */
export type Query = {
  text: string;
  name?: string;
  values?: Parameter[];
  /** Named, and planned once without looking at the values. */
  hasGenericPlan?: true;
};

/** `command` is the server's command tag, for example `SELECT` or `COMMIT`. */
export type QueryResult = { rows: Row[]; command: string };

export type ReserveOptions = {
  /** Statements that take longer fail, and their connection is closed. */
  statementLimitMs?: number;
};

/** Where statements run: on any connection of the pool, on a reserved connection, or in a transaction. */
export type Connection = {
  kind: 'pool' | 'reserved' | 'transaction';
  send(query: Query): Promise<QueryResult>;
  /** Runs the work on one connection. Do not reserve a second one inside: under load this deadlocks the pool. */
  reserve<T>(work: (reserved: ReservedConnection) => Promise<T>, options?: ReserveOptions): Promise<T>;
};

export type ReservedConnection = Connection & {
  /** Sends the query in one message with all others issued in the same tick. If one fails, so do those after it. */
  pipeline(query: Query): Promise<QueryResult>;
};

export type TransactionConnection = ReservedConnection & {
  kind: 'transaction';
  /** Steps that run at the end, in one message with the commit. */
  atCommit: ((connection: TransactionConnection) => unknown)[];
  /** Called after the transaction has committed. */
  afterCommit: (() => void)[];
  /** What is in flight on it. A savepoint shares it, a step of `runInOrder` has its own. */
  flight: Flight;
  /** For a step of `runInOrder`: later steps wait until the returned function is called. */
  holdLaterSteps?(): () => void;
};

/** `statements` counts those that are sent one after the other; there is at most one. */
export type Flight = { statements: number; isInOrder: boolean };
