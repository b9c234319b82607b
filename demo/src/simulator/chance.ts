import { seeded } from '../city/geometry/random.ts';

/** A random number from 0 to 1 that depends only on the seed, what is decided and about what. */
export function chance(seed: string, decision: string, about: number | string): number {
  return seeded(`${seed} ${decision} ${about}`)();
}

/** A value between two bounds, chosen in the same way. */
export function between(
  seed: string,
  decision: string,
  about: number | string,
  [low, high]: readonly [number, number],
): number {
  return low + (high - low) * chance(seed, decision, about);
}
