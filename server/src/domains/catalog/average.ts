/** The real average of what was rated, to two decimals, or null when nobody did (ITM-19). */
export function averageOf({ ratingTotal, ratingCount }: { ratingTotal: number; ratingCount: number }): number | null {
  return ratingCount === 0 ? null : Math.round((ratingTotal / ratingCount) * 100) / 100;
}
