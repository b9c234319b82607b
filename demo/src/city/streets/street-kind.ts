export type StreetKind = 'motorway' | 'primary' | 'secondary' | 'tertiary' | 'residential' | 'lane';

/** The free width between house fronts in metres, including pavements. */
export const CLEAR_WIDTH: Record<StreetKind, number> = {
  motorway: 64,
  primary: 34,
  secondary: 24,
  tertiary: 17,
  residential: 14,
  lane: 6,
};

/** Only these may have front doors on them. */
export function hasHouses(kind: StreetKind): boolean {
  return kind !== 'motorway';
}
