export type Range = readonly [low: number, high: number];
type Limits = { min: number; max: number; minGap: number };

/** The range after one thumb was moved. It stops minGap from the other one, which never moves. */
export function slideRange(
  [low, high]: Range,
  thumb: 'low' | 'high',
  wanted: number,
  { min, max, minGap }: Limits,
): Range {
  if (thumb === 'low') return [Math.max(min, Math.min(wanted, high - minGap)), high];
  return [low, Math.min(max, Math.max(wanted, low + minGap))];
}

/** The position of a value in percent. */
export function shareOf(value: number, { min, max }: Omit<Limits, 'minGap'>): number {
  return max > min ? ((value - min) / (max - min)) * 100 : 0;
}
