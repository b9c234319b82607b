const USUAL = 3;
const LAST = 5;

/**
 * How many blocks load together when `left` are left. The last ones are several, taller than a screen, so that the
 * footer below them is not visible while they load.
 */
export function groupSize(left: number): number {
  return left <= LAST ? left : USUAL;
}
