/** A number of ratings with a sum of stars, as counts of one to five stars: mostly near the average, some further away. */
export function spreadStars(count: number, total: number): number[] {
  if (count === 0) return [0, 0, 0, 0, 0];
  const low = Math.min(4, Math.floor(total / count));
  const stars = [1, 2, 3, 4, 5].map((star) =>
    star === low ? count * (low + 1) - total : star === low + 1 ? total - count * low : 0,
  );
  for (const [star, share] of SPREADS) spread(stars, star, share);
  return stars;
}

/** From the top down, because most averages are above four. */
const SPREADS = [
  [4, 0.7],
  [3, 0.5],
  [2, 0.5],
] as const;

/** Moves pairs of ratings one star down and one star up, which keeps their sum. */
function spread(stars: number[], star: number, share: number): void {
  const at = star - 1;
  const pairs = Math.floor(((stars[at] ?? 0) * share) / 2);
  stars[at] = (stars[at] ?? 0) - 2 * pairs;
  stars[at - 1] = (stars[at - 1] ?? 0) + pairs;
  stars[at + 1] = (stars[at + 1] ?? 0) + pairs;
}
