import type { WordMatch } from '@rialto/rules/text/vocabulary.ts';
import type { PlaceIndex } from './place-index.ts';

/** The places with enough of the words, and how well the words fit each, up to 1. Valid until the next call. */
export type Matches = { positions: readonly number[]; fit(position: number): number };

/** For each typed word the known words it may mean. */
export type Readings = readonly (readonly WordMatch[])[];

/** By the position of the word: in the area, in the name, at the beginning of the name. */
const fitWhere = Float32Array.of(0.5, 0.95, 1);

/** The arrays are reused between calls and only changed cells are reset, so a rare word costs almost nothing. */
export function createMatcher({
  places,
  starts,
  mentions,
}: PlaceIndex): (readings: Readings, needed: number) => Matches {
  const bestOfWord = new Float32Array(places.length);
  const sum = new Float32Array(places.length);
  const hitCount = new Uint8Array(places.length);
  let seen: number[] = [];

  /** Computes each place's best fit for one typed word; returns the places with any. */
  function fitWord(reading: readonly WordMatch[]): number[] {
    const touched: number[] = [];
    for (const { position: word, quality } of reading) {
      const end = starts[word + 1] ?? 0;
      for (let at = starts[word] ?? 0; at < end; at++) {
        const mention = mentions[at] ?? 0;
        const place = mention >>> 2;
        const found = quality * (fitWhere[mention & 3] ?? 0);
        const best = bestOfWord[place] ?? 0;
        if (best === 0) touched.push(place);
        if (found > best) bestOfWord[place] = found;
      }
    }
    return touched;
  }

  function addWord(reading: readonly WordMatch[]): void {
    for (const place of fitWord(reading)) {
      const hits = hitCount[place] ?? 0;
      if (hits === 0) seen.push(place);
      hitCount[place] = hits + 1;
      sum[place] = (hits === 0 ? 0 : (sum[place] ?? 0)) + (bestOfWord[place] ?? 0);
      bestOfWord[place] = 0;
    }
  }

  return (readings, needed) => {
    for (const place of seen) hitCount[place] = 0;
    seen = [];
    readings.forEach(addWord);
    const positions = seen.filter((place) => (hitCount[place] ?? 0) >= needed);
    return { positions, fit: (position) => (sum[position] ?? 0) / readings.length };
  };
}
