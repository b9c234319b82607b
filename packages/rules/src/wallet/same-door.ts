import type { Point } from '@rialto/contract/shapes/point.ts';
import { metresBetween } from '../delivery/metres-between.ts';

export type Door = Point & { house: string | null; floor: string | null };

/** Two pins of one building are set by hand and differ by a few metres. */
const SAME_BUILDING_METRES = 30;

/**
 * Whether two addresses can be the same door: the same building, and no house or floor that differs. Neighbours who name
 * their floor are told apart.
 */
export function isSameDoor(one: Door, other: Door): boolean {
  if (metresBetween(one, other) > SAME_BUILDING_METRES) return false;
  return !differs(one.house, other.house) && !differs(one.floor, other.floor);
}

function differs(one: string | null, other: string | null): boolean {
  const [a, b] = [plain(one), plain(other)];
  return a !== '' && b !== '' && a !== b;
}

/** Without case, spaces and punctuation, so that “Flat 4 ” is “flat 4”. */
function plain(text: string | null): string {
  return (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
