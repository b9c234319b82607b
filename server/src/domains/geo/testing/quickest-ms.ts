/** The shortest of several runs, to exclude the load of other processes. */
export function quickestMs(work: () => void, turns = 4): number {
  const times = Array.from({ length: turns }, () => {
    const startedAt = performance.now();
    work();
    return performance.now() - startedAt;
  });
  return Math.min(...times);
}

/** The time to sort 20,000 numbers now, as a yardstick: 10 ms on a small idle machine. */
export function sortingMs(): number {
  return quickestMs(() => {
    let last = 1;
    const numbers = Array.from({ length: 20_000 }, () => (last = (last * 16_807) % 2_147_483_647));
    numbers.sort((one, other) => one - other);
  }, 20);
}
