/** Deterministic random numbers: the demo world and its pictures must be the same on every machine. */
export type Random = {
  /** From 0, inclusive, to 1, exclusive. */
  next(): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
  shuffled<T>(list: readonly T[]): T[];
};

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;

  // mulberry32: small, fast and even enough for pictures and shop hours.
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  const between = (low: number, high: number) => low + next() * (high - low);
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));

  function pick<T>(list: readonly T[]): T {
    const chosen = list[Math.floor(next() * list.length)];
    if (chosen === undefined) throw new Error('Nothing to pick from an empty list');
    return chosen;
  }

  function shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((entry) => ({ entry, place: next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ entry }) => entry);
  }

  return { next, between, whole, pick, chance: (probability) => next() < probability, shuffled };
}

/** The same text always gives the same seed. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
