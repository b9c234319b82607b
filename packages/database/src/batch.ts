import type { Connection as Wire, FieldDef, PoolClient, Submittable } from 'pg';
import { prepareValue } from 'pg/lib/utils.js';
import type { Answer, Query } from './connection.ts';
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
  // Before anything is on its way: half a batch would leave the connection in doubt.
  const statements = queries.map(({ text, name = '', values = [] }) => ({
    ...{ text, name },
    values: values.map((value) => prepareValue(value)),
  }));
  const reading = readAnswers(statements);
  client.query({
    // The driver reads these of the statement that is being answered, and keeps in mind what was prepared.
    get name() {
      return statements[reading.at()]?.name;
    },
    get text() {
      return statements[reading.at()]?.text;
    },
    ...(limitMs !== undefined && { query_timeout: limitMs }),
    callback: (error) => resolve(reading.outcomes(error)),
    submit: (wire) => submit(wire as PreparingWire, statements, reading),
    handleRowDescription: ({ fields }) => reading.describe(fields),
    handleDataRow: ({ fields }) => reading.row(fields),
    handleCommandComplete: ({ text }) => reading.complete(text),
    handleEmptyQuery: () => reading.complete(''),
    handleReadyForQuery() {
      this.callback(null);
    },
    handleError(error) {
      this.callback(error);
    },
  } satisfies Active as Active);
  return promise;
}

type Statement = { text: string; name: string; values: (string | Buffer | null)[] };
type PreparingWire = Wire & { parsedStatements: Record<string, string> };

/** What the driver asks of the query that it is busy with; its types name only the first. */
type Active = Submittable & {
  readonly name: string | undefined;
  readonly text: string | undefined;
  query_timeout?: number;
  callback(error: unknown): void;
  handleRowDescription(message: { fields: FieldDef[] }): void;
  handleDataRow(message: { fields: (string | null)[] }): void;
  handleCommandComplete(message: { text: string }): void;
  handleEmptyQuery(): void;
  handleReadyForQuery(): void;
  handleError(error: unknown): void;
};

/** How the rows of what a connection has prepared are read, by the statement's name. */
const readersOf = new WeakMap<Wire, Map<string, ReadRow>>();

function submit(wire: PreparingWire, statements: readonly Statement[], reading: Reading): void {
  const readers = readersOf.get(wire) ?? new Map<string, ReadRow>();
  readersOf.set(wire, readers);
  reading.begin(readers);
  const parsed = new Set<string>();
  wire.stream.cork();
  for (const { text, name, values } of statements) {
    if (name === '' || (wire.parsedStatements[name] === undefined && !parsed.has(name)))
      wire.parse({ text, name, types: [] }, true);
    parsed.add(name);
    wire.bind({ statement: name, values }, true);
    if (!readers.has(name)) wire.describe({ type: 'P', name: '' }, true);
    wire.execute(null, true);
  }
  wire.sync();
  wire.stream.uncork();
}

type Reading = ReturnType<typeof readAnswers>;

function readAnswers(statements: readonly Statement[]) {
  const outcomes: Outcome[] = [];
  let readers = new Map<string, ReadRow>();
  let read: ReadRow | undefined;
  let rows: Answer['rows'] = [];
  let fault: { error: unknown } | null = null;
  const current = () => statements[outcomes.length]?.name ?? '';
  return {
    at: () => outcomes.length,
    begin(known: Map<string, ReadRow>) {
      readers = known;
    },
    describe(fields: FieldDef[]) {
      read = rowReader(fields);
      if (current() !== '') readers.set(current(), read);
    },
    row(fields: (string | null)[]) {
      read ??= readers.get(current());
      if (fault || !read) return;
      try {
        rows.push(read(fields));
      } catch (error) {
        fault = { error };
      }
    },
    complete(command: string) {
      // Nothing was said of columns, so there are none, and it need not be asked again.
      if (current() !== '' && !readers.has(current())) readers.set(current(), rowReader([]));
      outcomes.push(fault ?? { answer: { rows, command: command.split(' ', 1)[0] ?? '' } });
      rows = [];
      [read, fault] = [undefined, null];
    },
    /** All of them: with an error, for those that were not answered before it. */
    outcomes(error: unknown): Outcome[] {
      while (outcomes.length < statements.length)
        outcomes.push({ error: error ?? new Error('The database left a statement without an answer') });
      return outcomes;
    },
  };
}
