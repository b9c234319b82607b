import { createCipheriv, hash } from 'node:crypto';

const HALF_BITS = 15;
const HALF = 2 ** HALF_BITS;
const ROUNDS = 4;
const SMALLEST = 100_000_000;
const COUNT = 900_000_000;

/**
 * The number of the n-th order: nine digits, unique without a lookup, and unpredictable without the key (trust.md D2).
 * A Feistel network permutes 30-bit numbers; a result that is too large is permuted again until it fits.
 */
export function orderNumbering(key: string): (position: number) => number {
  const tables = tablesOf(key);
  return (position) => {
    if (!Number.isInteger(position) || position < 0 || position >= COUNT)
      throw new RangeError('No order numbers are left');
    let value = position;
    do value = permuted(value, tables);
    while (value >= COUNT);
    return SMALLEST + value;
  };
}

function permuted(value: number, tables: readonly DataView[]): number {
  let [left, right] = [Math.floor(value / HALF), value % HALF];
  for (const table of tables) [left, right] = [right, left ^ (table.getUint16(right * 2) % HALF)];
  return left * HALF + right;
}

/** Round tables, generated from the key. */
function tablesOf(key: string): DataView[] {
  const stream = createCipheriv('aes-256-ctr', hash('sha256', key, 'buffer'), Buffer.alloc(16));
  return Array.from({ length: ROUNDS }, () => {
    const { buffer, byteOffset, byteLength } = stream.update(Buffer.alloc(HALF * 2));
    return new DataView(buffer, byteOffset, byteLength);
  });
}
