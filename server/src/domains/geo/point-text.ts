import type { Point } from '@rialto/contract/shapes/point.ts';

/** "33.01234, 27.01234" for a person. Five decimals are one metre. */
export function coordinatesText({ lat, lng }: Point): string {
  return `${degrees(lat, 5)}, ${degrees(lng, 5)}`;
}

/** "33.01234,27.01234" for a service. Rounded to a metre, so that cached responses are reused. */
export function pointText({ lat, lng }: Point): string {
  return `${degrees(lat, 5)},${degrees(lng, 5)}`;
}

/** "33.01,27.01": rounded to a kilometre, for a bias that only needs the part of town. */
export function nearbyText({ lat, lng }: Point): string {
  return `${degrees(lat, 2)},${degrees(lng, 2)}`;
}

/** Without an exponent and without -0. */
export function degrees(value: number, decimals: number): string {
  return (Math.round(value * 10 ** decimals) / 10 ** decimals + 0).toFixed(decimals);
}
