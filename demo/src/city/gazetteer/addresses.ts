import { buildStyleOf } from '../blocks/build-style.ts';
import type { Block } from '../blocks/blocks.ts';
import { mainFrontages } from '../blocks/frontages.ts';
import { lotsOf } from '../blocks/lots.ts';
import type { Lot } from '../blocks/lots.ts';
import { toPoint } from '../geometry/projection.ts';
import type { Street } from '../streets/streets.ts';
import { areaOf } from './areas.ts';
import { arabicDigits, slugOf } from './place.ts';
import type { Place } from './place.ts';

/** An address knows its street, so that shops can be gathered on main streets. */
export type AddressPlace = Place & { street: Street };

/** Real house numbers at real doors: on every block one or two, so that one is near any pin. */
export function addressPlaces(blocks: readonly Block[]): AddressPlace[] {
  const known = new Set<string>();
  const slugs = new Map<Street, string>();
  const places: AddressPlace[] = [];
  for (const block of blocks) {
    if (block.use !== 'built') continue;
    const style = buildStyleOf(block);
    // Small blocks have one address, larger ones a second on another street.
    const frontages = mainFrontages(block, style.setback).slice(0, block.area > 15_000 ? 2 : 1);
    for (const frontage of frontages) {
      const lots = lotsOf(frontage, style);
      const lot = lots[Math.floor(lots.length / 2)];
      if (!lot) continue;
      const { street } = frontage;
      const slug = slugs.get(street) ?? slugOf(street.nameEn!);
      slugs.set(street, slug);
      const place = addressPlace(`${slug}-${lot.number}`, lot, street, block);
      if (!known.has(place.id)) places.push(place);
      known.add(place.id);
    }
  }
  return places;
}

function addressPlace(id: string, { door, number }: Lot, street: Street, block: Block): AddressPlace {
  return {
    id,
    kind: 'address',
    nameEn: `${number} ${street.nameEn}`,
    nameAr: `${arabicDigits(number)} ${street.nameAr}`,
    ...areaOf(block),
    ...toPoint(door),
    weight: 1,
    street,
  };
}
