import type { Connection as Wire, FieldDef, PoolClient, Submittable } from 'pg';
import type { Answer, Query } from './connection.ts';
import { bytesOf, written } from './messages.ts';
import { rowReader, type ReadRow } from './row-reader.ts';

/** What became of one statement of a batch. */
export type Outcome = { answer: Answer } | { error: unknown };

/**
 * Sends statements in one go and reads their answers in one go, instead of waiting for each before the next. The first
 * that fails ends the batch: those after it are not run and fail with it. What a connection has prepared is neither sent
 * nor described again.
 */
export function sendBatch(client: PoolClient, queries: readonly Query[], limitMs?: number): Promise<Outcome[]> {
  const { promise, resolve } = Promise.withResolvers<Outcome[]>();
  client.query(new Batch(queries, limitMs, resolve));
  return promise;
}

type Statement = { text: string; name: string; values: (string | Buffer | null)[] };
type PreparingWire = Wire & { parsedStatements: Record<string, string> };

/** How the rows of what a connection has prepared are read, by the statement's name. */
const readersOf = new WeakMap<Wire, Map<string, ReadRow>>();

/** Several statements as what the driver takes for one, which tells of its answers as they arrive. */
class Batch implements Submittable {
  /** The driver puts its own in front of it, which minds the time. */
  callback: (error: unknown) => void;
  readonly query_timeout: number | undefined;
  readonly #statements: readonly Statement[];
  readonly #outcomes: Outcome[] = [];
  #readers = new Map<string, ReadRow>();
  #read: ReadRow | undefined;
  #rows: Answer['rows'] = [];
  #fault: { error: unknown } | null = null;

  constructor(queries: readonly Query[], limitMs: number | undefined, done: (outcomes: Outcome[]) => void) {
    this.query_timeout = limitMs;
    this.callback = (error) => done(this.#all(error));
    // Before anything is on its way: half a batch would leave the connection in doubt.
    this.#statements = queries.map(({ text, name = '', values = [] }) => ({
      text,
      name,
      values: values.map(written),
    }));
  }

  // The driver reads these of the statement that is being answered, and keeps in mind what was prepared.
  get name(): string | undefined {
    return this.#statements[this.#outcomes.length]?.name;
  }

  get text(): string | undefined {
    return this.#statements[this.#outcomes.length]?.text;
  }

  submit(given: Wire): void {
    const wire = given as PreparingWire;
    this.#readers = readersOf.get(wire) ?? this.#readers;
    readersOf.set(wire, this.#readers);
    const parsed = new Set<string>();
    const bytes = bytesOf((messages) => {
      for (const { text, name, values } of this.#statements) {
        if (name === '' || (wire.parsedStatements[name] === undefined && !parsed.has(name))) messages.parse(name, text);
        parsed.add(name);
        messages.bind(name, values);
        if (!this.#readers.has(name)) messages.describe();
        messages.execute();
      }
      messages.sync();
    });
    if (wire.stream.writable) wire.stream.write(bytes);
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.#read = rowReader(fields);
    if (this.name) this.#readers.set(this.name, this.#read);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#read ??= this.#readers.get(this.name ?? '');
    if (this.#fault || !this.#read) return;
    try {
      this.#rows.push(this.#read(fields));
    } catch (error) {
      this.#fault = { error };
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    // Nothing was said of columns, so there are none, and it need not be asked again.
    const { name } = this;
    if (name && !this.#readers.has(name)) this.#readers.set(name, rowReader([]));
    this.#outcomes.push(this.#fault ?? { answer: { rows: this.#rows, command: text.split(' ', 1)[0] ?? '' } });
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

  /** With an error, for those that were not answered before it. */
  #all(error: unknown): Outcome[] {
    while (this.#outcomes.length < this.#statements.length)
      this.#outcomes.push({ error: error ?? new Error('The database left a statement without an answer') });
    return this.#outcomes;
  }
}
