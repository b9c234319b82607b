import type { Point } from '@rialto/contract/shapes/point.ts';

/** "33.01234, 27.01234" for a person. Five decimals are one metre. */
export function coordinatesText({ lat, lng }: Point): string {
  return `${degrees(lat, 5)}, ${degrees(lng, 5)}`;
}

/** "33.01234,27.01234" for a service. Equal to the metre is equal, so that the answer can be used again. */
export function pointText({ lat, lng }: Point): string {
  return `${degrees(lat, 5)},${degrees(lng, 5)}`;
}

/** "33.01,27.01": to the kilometre, where a point only says which side of town is meant. */
export function nearbyText({ lat, lng }: Point): string {
  return `${degrees(lat, 2)},${degrees(lng, 2)}`;
}

/** Never an exponent, never minus nought. */
export function degrees(value: number, decimals: number): string {
  return (Math.round(value * 10 ** decimals) / 10 ** decimals + 0).toFixed(decimals);
}
