/** The average rating to two decimals, or null without a rating (ITM-19). */
export function averageOf({ ratingTotal, ratingCount }: { ratingTotal: number; ratingCount: number }): number | null {
  return ratingCount === 0 ? null : Math.round((ratingTotal / ratingCount) * 100) / 100;
}

/** All ratings by their number of stars: those of reviews and those without one. */
export function allRatings({
  ratings,
  unreviewedRatings,
}: {
  ratings: number[];
  unreviewedRatings: number[];
}): number[] {
  return ratings.map((count, at) => count + (unreviewedRatings[at] ?? 0));
}
