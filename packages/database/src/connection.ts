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

/** A query with a name stays prepared on the connection; one without is planned anew for its values. */
export type Query = { text: string; name?: string; values?: Parameter[] };

/** `command`: what was done, as the server calls it. */
export type Answer = { rows: Row[]; command: string };

export type HoldOptions = {
  /** How long one statement may take before the connection counts as lost. */
  statementLimitMs?: number;
};

/** Where statements go: any connection of the pool, one that is held, or a transaction on one that is held. */
export type Connection = {
  kind: 'pool' | 'held' | 'transaction';
  send(query: Query): Promise<Answer>;
  /** Runs the work on one connection. Never take a second one inside: under load all would wait for each other. */
  hold<T>(work: (held: HeldConnection) => Promise<T>, options?: HoldOptions): Promise<T>;
};

export type HeldConnection = Connection & {
  /**
   * For a transaction, which fails as a whole: what is sent at the same moment travels together, which spares the wait
   * for each before the next.
   */
  sendTogether(query: Query): Promise<Answer>;
  /** What a transaction has handed to its commit. */
  atCommit?: Promise<unknown>[];
  /** Called after the transaction has committed. */
  afterCommit?: (() => void)[];
};
