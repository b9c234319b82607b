import { buildStyleOf } from '../blocks/build-style.ts';
import type { Block } from '../blocks/blocks.ts';
import { mainFrontages } from '../blocks/frontages.ts';
import { middleLot } from '../blocks/lots.ts';
import type { Lot } from '../blocks/lots.ts';
import { toPoint } from '../geometry/projection.ts';
import type { Street } from '../streets/streets.ts';
import { areaOf } from './areas.ts';
import { arabicDigits, slugOf } from './place.ts';
import type { Place } from './place.ts';

/** An address and its street, so that shops can be placed on main streets. */
export type Address = { place: Place; street: Street };

/** Addresses at real doors: one or two on every block, so that one is near any pin. */
export function addressesOf(blocks: readonly Block[]): Address[] {
  const slugs = new Map<Street, string>();
  const addresses: Address[] = [];
  for (const block of blocks) {
    if (block.use !== 'built') continue;
    const style = buildStyleOf(block);
    // Small blocks have one address, larger ones a second on another street.
    const frontages = mainFrontages(block, style.setback, block.area > 15_000 ? 2 : 1);
    for (const frontage of frontages) {
      const lot = middleLot(frontage, style);
      if (!lot) continue;
      const { street } = frontage;
      const slug = slugs.get(street) ?? slugOf(street.nameEn!);
      slugs.set(street, slug);
      addresses.push({ place: addressPlace(slug, lot, street, block), street });
    }
  }
  return addresses;
}

function addressPlace(slug: string, { door, number }: Lot, { nameEn, nameAr }: Street, block: Block): Place {
  const { areaEn, areaAr } = areaOf(block);
  const { lat, lng } = toPoint(door);
  return {
    id: `${slug}-${number}`,
    kind: 'address',
    nameEn: `${number} ${nameEn}`,
    nameAr: `${arabicDigits(number)} ${nameAr}`,
    areaEn,
    areaAr,
    lat,
    lng,
    weight: 1,
  };
}
