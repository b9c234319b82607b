import type { Connection as Wire } from 'pg';
import type { ReadRow } from './rows/row-reader.ts';
import { MAX_FREQUENT } from './statement.ts';

const byWire = new WeakMap<Wire, PreparedStatements>();

/** The statements that are prepared on one connection, with their row readers: a name with a reader has known columns. */
export class PreparedStatements {
  readonly readers = new Map<string, ReadRow>();
  /** Names of statements with a generic plan, the least recently used first. */
  readonly #generic = new Set<string>();

  static on(wire: Wire): PreparedStatements {
    const known = byWire.get(wire) ?? new PreparedStatements();
    byWire.set(wire, known);
    return known;
  }

  /** Notes that these are used now. Returns the names to close, because the connection has too many. */
  use(names: readonly string[]): string[] {
    for (const name of names) {
      this.#generic.delete(name);
      this.#generic.add(name);
    }
    const closed = [...this.#generic].slice(0, Math.max(0, this.#generic.size - MAX_FREQUENT));
    for (const name of closed) {
      this.#generic.delete(name);
      this.readers.delete(name);
    }
    return closed;
  }
}
