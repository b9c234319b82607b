const STEPS = [5, 10, 20, 50, 100, 200, 500, 1_000, 5_000];
const MOST = 3;

/** Round upper prices that leave out some of the results but not all, the lowest first. */
export function pricePresets(prices: readonly number[]): number[] {
  const isDividing = (step: number) => prices.some((price) => price <= step) && prices.some((price) => price > step);
  return STEPS.filter(isDividing).slice(0, MOST);
}
