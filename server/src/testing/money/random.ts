/** A random number generator with a seed (mulberry32), so that a run can be repeated. */
export type Random = {
  below(limit: number): number;
  from<T>(choices: readonly T[]): T;
  isLucky(chance: number): boolean;
  key(): string;
};

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    from: <T>(choices: readonly T[]): T => choices[below(choices.length)] as T,
    isLucky: (chance) => next() < chance,
    key: () => `key-${below(2 ** 31)}-${below(2 ** 31)}`,
  };
}
