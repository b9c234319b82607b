/** Minor units as the wire has amounts: whole units with decimals. */
export function amount(minor: number, digits: number): number {
  return minor / 10 ** digits;
}

/** An amount of the wire in minor units, rounded to the nearest. */
export function minorOf(wireAmount: number, digits: number): number {
  return Math.round(wireAmount * 10 ** digits);
}
