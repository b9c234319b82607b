import type { Connection as Wire, FieldDef, PoolClient, Submittable } from 'pg';
import { prepareValue } from 'pg/lib/utils.js';
import type { Query, QueryResult } from './connection.ts';
import { PreparedStatements } from './prepared-statements.ts';
import { rowReader, type ReadRow } from './rows/row-reader.ts';

/** The result or the error of one statement of a batch. */
export type Outcome = { result: QueryResult } | { error: unknown };

/**
 * Sends statements in one message and reads all responses, instead of waiting for each before the next. The first failing
 * statement ends the batch: the server skips those after it, and they fail with the same error.
 */
export function sendBatch(client: PoolClient, queries: readonly Query[], limitMs?: number): Promise<Outcome[]> {
  const { promise, resolve } = Promise.withResolvers<Outcome[]>();
  client.query(new Batch(queries, limitMs, resolve));
  return promise;
}

type Statement = { text: string; name: string; values: (string | Buffer | null)[] };

/** Until the end of the transaction, which is the batch if none is open. */
const useGenericPlans: Query = {
  name: 'use_generic_plans',
  text: "select set_config('plan_cache_mode', 'force_generic_plan', true)",
};

/** Several statements that the driver treats as one query. */
class Batch implements Submittable {
  /** The driver wraps this callback to enforce the timeout. */
  callback: (error: unknown) => void;
  readonly query_timeout: number | undefined;
  readonly #statements: readonly Statement[];
  /** The names of those with a generic plan. */
  readonly #generic: readonly string[];
  readonly #outcomes: Outcome[] = [];
  #prepared = new Map<string, ReadRow>();
  #read: ReadRow | undefined;
  #rows: QueryResult['rows'] = [];
  #fault: { error: unknown } | null = null;
  /** Outcomes of statements that no caller sent. */
  #skipped = 0;

  constructor(queries: readonly Query[], limitMs: number | undefined, onDone: (outcomes: Outcome[]) => void) {
    this.query_timeout = limitMs;
    this.callback = (error) => onDone(this.#allOutcomes(error).slice(this.#skipped));
    this.#generic = queries.flatMap(({ hasGenericPlan, name }) => (hasGenericPlan && name ? [name] : []));
    const isGeneric = this.#generic.length > 0;
    if (isGeneric) this.#skipped = 1;
    // A value that cannot be serialized throws here, before anything was sent.
    this.#statements = [...(isGeneric ? [useGenericPlans] : []), ...queries].map(
      ({ text, name = '', values = [] }) => ({
        text,
        name,
        values: values.map(prepareValue),
      }),
    );
  }

  submit(wire: Wire): void {
    const prepared = PreparedStatements.on(wire);
    this.#prepared = prepared.readers;
    const parsed = new Set<string>();
    wire.stream.cork();
    // First, because the server skips whatever follows a failing statement.
    if (this.#generic.length > 0) for (const name of prepared.use(this.#generic)) wire.close({ type: 'S', name }, true);
    for (const statement of this.#statements) {
      const { name } = statement;
      send(wire, statement, this.#prepared.has(name) || parsed.has(name));
      if (name !== '') parsed.add(name);
    }
    wire.sync();
    wire.stream.uncork();
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.#read = rowReader(fields);
    if (this.#name) this.#prepared.set(this.#name, this.#read);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#read ??= this.#prepared.get(this.#name);
    if (this.#fault || !this.#read) return;
    try {
      this.#rows.push(this.#read(fields));
    } catch (error) {
      this.#fault = { error };
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    // Without a row description the statement returns no columns.
    if (this.#name && !this.#prepared.has(this.#name)) this.#prepared.set(this.#name, rowReader([]));
    this.#outcomes.push(this.#fault ?? { result: { rows: this.#rows, command: text.split(' ', 1)[0] ?? '' } });
    this.#rows = [];
    [this.#read, this.#fault] = [undefined, null];
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' });
  }

  handleReadyForQuery(): void {
    this.callback(null);
  }

  handleError(error: unknown): void {
    this.callback(error);
  }

  /** The name of the statement whose response is being read. */
  get #name(): string {
    return this.#statements[this.#outcomes.length]?.name ?? '';
  }

  #allOutcomes(error: unknown): Outcome[] {
    while (this.#outcomes.length < this.#statements.length)
      this.#outcomes.push({ error: error ?? new Error('The database did not respond to a statement') });
    return this.#outcomes;
  }
}

function send(wire: Wire, { text, name, values }: Statement, isPrepared: boolean): void {
  if (!isPrepared) {
    // A statement that was parsed but failed on its first execution would be parsed under the same name again.
    if (name !== '') wire.close({ type: 'S', name }, true);
    wire.parse({ name, text, types: [] }, true);
  }
  wire.bind({ statement: name, values }, true);
  if (!isPrepared) wire.describe({ type: 'P' }, true);
  wire.execute({}, true);
}
