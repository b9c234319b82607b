/** The shortest of a few turns: what else the machine was doing in the others is not what is measured. */
export function quickestMs(work: () => void, turns = 4): number {
  const times = Array.from({ length: turns }, () => {
    const startedAt = performance.now();
    work();
    return performance.now() - startedAt;
  });
  return Math.min(...times);
}

/** To sort twenty thousand numbers, at this moment: 10 ms on a small machine that is free. What is fast is held against it. */
export function sortingMs(): number {
  return quickestMs(() => {
    let last = 1;
    const numbers = Array.from({ length: 20_000 }, () => (last = (last * 16_807) % 2_147_483_647));
    numbers.sort((one, other) => one - other);
  }, 20);
}
