export type DistanceLabel = { unit: 'm' | 'km'; value: number; isMore: boolean };

const FAR_METRES = 1_000_000;

/** The distance as a card shows it: metres when near, kilometres with one decimal, "1k+" beyond 1000 km. */
export function distanceLabel(metres: number): DistanceLabel {
  if (metres > FAR_METRES) return { unit: 'km', value: 1_000, isMore: true };
  if (metres < 950) return { unit: 'm', value: Math.max(10, Math.round(metres / 10) * 10), isMore: false };
  return { unit: 'km', value: Math.round(metres / 100) / 10, isMore: false };
}
