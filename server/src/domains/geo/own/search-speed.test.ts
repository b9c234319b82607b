import { expect, test } from 'vitest';
import type { PlaceRow } from '../geo.sql.ts';
import { quickestMs, sortingMs } from '../testing/quickest-ms.ts';
import { buildPlaceIndex } from './place-index.ts';
import { createPlaceSearch } from './search-places.ts';

const STREETS = 300;
const HOUSES = 50;
const syllables = ['ba', 'ce', 'do', 'fi', 'gu', 'ha', 'je', 'ko', 'li', 'mu', 'na', 'pe', 'ro', 'si', 'tu', 'va'];
const arabicSyllables = [
  'با',
  'سي',
  'دو',
  'في',
  'جو',
  'ها',
  'جي',
  'كو',
  'لي',
  'مو',
  'نا',
  'بي',
  'رو',
  'شي',
  'تو',
  'وا',
];

/** Three syllables derived from the number, so that every street has a unique name. */
function spell(seed: number, from: readonly string[]): string {
  return [seed * 7 + 3, seed * 13 + 5, Math.floor(seed / 16) + 1].map((part) => from[part % from.length]).join('');
}

function manyPlaces(): PlaceRow[] {
  return Array.from({ length: STREETS * HOUSES }, (_, index) => {
    const street = index % STREETS;
    const number = Math.floor(index / STREETS) + 1;
    return {
      id: `p${index}`,
      kind: 'address',
      nameEn: `${number} ${spell(street, syllables)} ${spell(street + 999, syllables)} Street`,
      nameAr: `${number} شارع ال${spell(street, arabicSyllables)}`,
      areaEn: `${spell(street % 12, syllables)} Quarter, Marsa Noor`,
      areaAr: `حي ${spell(street % 12, arabicSyllables)}، مرسى نور`,
      lat: 33 + (index % 977) / 9770,
      lng: 27 + (index % 733) / 7330,
      weight: index % 100,
    };
  });
}

const rows = manyPlaces();
const search = createPlaceSearch(buildPlaceIndex(rows));
const { nameEn = '', nameAr = '' } = rows[7_777] ?? {};

test.each([
  ['one letter', 's'],
  ['a word that every place has', 'street'],
  ['an Arabic word that every place has', 'شارع'],
  ['a whole address', nameEn],
  ['a whole Arabic address', nameAr],
  ['an address with all it lies in', `${nameEn}, quarter, marsa noor`],
  ['an address with swapped letters', nameEn.replace(/(.)(.)(?=.{4})/u, '$2$1')],
  ['a house that does not exist', `999 ${nameEn.slice(3)}`],
  ['five mistyped words, four of which every place has', 'qurter strret marssa nooor xyzzy'],
])('among 15,000 places a search takes less than half of sorting 20,000 numbers: %s', (_kind, typed) => {
  const spentMs = quickestMs(() => search(typed, { lat: 33.05, lng: 27.05 }), 40);
  expect(spentMs).toBeLessThan(sortingMs() / 2);
});
