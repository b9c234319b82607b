import type { Random } from '../pictures/random.ts';

/** Picks one that was not picked recently, or else the least recent one. */
export function leastRecent<T extends string>(remembered: number): (random: Random, choices: readonly T[]) => T {
  const recent: T[] = [];
  return (random, choices) => {
    const unused = choices.filter((choice) => !recent.includes(choice));
    const oldest = recent.find((used) => choices.includes(used));
    const chosen = unused.length > 0 ? random.pick(unused) : (oldest ?? random.pick(choices));
    const known = recent.indexOf(chosen);
    if (known >= 0) recent.splice(known, 1);
    recent.push(chosen);
    if (recent.length > remembered) recent.shift();
    return chosen;
  };
}
