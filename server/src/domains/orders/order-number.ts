import { createHmac } from 'node:crypto';

const HALF_BITS = 15;
const HALF = 2 ** HALF_BITS;
const ROUNDS = 4;
const SMALLEST = 100_000_000;
const COUNT = 900_000_000;

/**
 * The number of the n-th order: nine digits, each once, in an order that only the key tells (trust.md D2). A Feistel
 * network permutes all numbers of thirty bits; one that is too large is permuted again until it fits, which keeps the
 * whole a permutation.
 */
export function orderNumber(position: number, key: string): number {
  if (!Number.isInteger(position) || position < 0 || position >= COUNT)
    throw new RangeError('No order numbers are left');
  let value = position;
  do value = permuted(value, key);
  while (value >= COUNT);
  return SMALLEST + value;
}

function permuted(value: number, key: string): number {
  let [left, right] = [Math.floor(value / HALF), value % HALF];
  for (let round = 0; round < ROUNDS; round++) [left, right] = [right, left ^ mixed(right, round, key)];
  return left * HALF + right;
}

function mixed(half: number, round: number, key: string): number {
  return createHmac('sha256', key).update(`${round}:${half}`).digest().readUInt16BE() % HALF;
}
