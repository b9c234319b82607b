import { seeded, shuffled } from '../geometry/random.ts';
import type { DistrictId } from '../plan/districts.ts';
import type { Street } from '../streets/streets.ts';
import type { BaseName } from './name-list.ts';
import { BIRDS, LAND, PLANTS, SKY } from './nature-names.ts';
import { FAMILIES, POETS, SCHOLARS } from './people-names.ts';
import { CRAFTS, INDUSTRY, SEA } from './sea-and-craft-names.ts';
import { ANDALUS, CITIES, CIVIC, WORLD } from './world-names.ts';

/** The streets of a quarter share a theme: a street named after a flower is among others. */
const THEMES: Record<DistrictId, BaseName[][]> = {
  'old-town': [CRAFTS, FAMILIES],
  'old-harbour': [SEA, CITIES],
  centre: [POETS, CIVIC],
  andalus: [ANDALUS, POETS, CITIES],
  ramla: [CITIES, SKY],
  zahra: [PLANTS, SKY],
  marina: [SEA, BIRDS],
  rabwa: [BIRDS, LAND, SKY],
  university: [SCHOLARS],
  foundry: [INDUSTRY],
  lakeside: [LAND, WORLD, FAMILIES],
  basatin: [PLANTS, LAND],
  salam: [CIVIC, CITIES],
  'pearl-beach': [SEA, SKY],
  'olive-heights': [PLANTS, BIRDS],
  'new-city': [WORLD, SCHOLARS],
};

const EVERYTHING = [CIVIC, PLANTS, CITIES, SKY, BIRDS, SEA, POETS, SCHOLARS, LAND, FAMILIES, WORLD, ANDALUS].flat();

type NameSuffix = { en: string; ar: string };
const STREET: NameSuffix = { en: 'Street', ar: 'شارع' };
const AVENUE: NameSuffix = { en: 'Avenue', ar: 'جادة' };
const LANE: NameSuffix = { en: 'Lane', ar: 'زقاق' };
const ROAD: NameSuffix = { en: 'Road', ar: 'طريق' };
const WAY: NameSuffix = { en: 'Way', ar: 'درب' };
const PASSAGE: NameSuffix = { en: 'Passage', ar: 'ممر' };

type StreetName = { nameEn: string; nameAr: string };

/** Gives every street of the city and its villages a name that is unique in both languages. */
export function nameStreets(streets: readonly Street[]): void {
  const taken = new Set<string>(streets.flatMap(({ nameEn, nameAr }) => (nameEn && nameAr ? [nameEn, nameAr] : [])));
  const pools = new Map<string, NamePool>();
  const unnamed = streets.filter((street) => street.nameEn === null && isWorthAName(street));
  unnamed.sort((a, b) => b.metres - a.metres);
  for (const street of unnamed) {
    const home = street.district ?? street.settlement?.nameEn ?? '';
    const pool = pools.get(home) ?? new NamePool(basesFor(home, street), taken);
    pools.set(home, pool);
    const name = pool.take(endingsFor(street));
    if (!name) continue;
    street.nameEn = name.nameEn;
    street.nameAr = name.nameAr;
  }
}

/** Streets of remote towns have no names: they are outside all delivery zones. */
function isWorthAName({ metres, settlement }: Street): boolean {
  return metres > 45 && !settlement?.isTown;
}

function basesFor(home: string, { district }: Street): BaseName[] {
  const random = seeded(`names ${home}`);
  const themes = district ? THEMES[district] : [LAND, FAMILIES];
  return [...themes.flatMap((theme) => shuffled(theme, random)), ...shuffled(EVERYTHING, random)];
}

function endingsFor({ kind, metres, district }: Street): NameSuffix[] {
  if (kind === 'tertiary') return district === 'foundry' || !district ? [ROAD, STREET] : [AVENUE, STREET, ROAD];
  if (kind === 'lane') return [LANE, PASSAGE, STREET];
  if (!district || district === 'foundry') return [ROAD, STREET, WAY];
  const isGarden = district === 'basatin' || district === 'olive-heights' || district === 'rabwa';
  if (isGarden) return metres < 500 ? [WAY, STREET, LANE] : [STREET, WAY];
  if (metres < 130) return [PASSAGE, STREET, WAY];
  return metres < 700 ? [STREET, WAY, ROAD] : [STREET, ROAD, WAY];
}

/**
 * The remaining names of one quarter. Each base is used once: no quarter has both a Jasmine Street and a Jasmine Way.
 */
class NamePool {
  readonly #bases: readonly BaseName[];
  readonly #taken: Set<string>;
  readonly #used = new Set<string>();
  // A name rejected for an ending is rejected for good, so each ending continues where it stopped.
  readonly #next = new Map<NameSuffix, number>();

  constructor(bases: readonly BaseName[], taken: Set<string>) {
    this.#bases = bases;
    this.#taken = taken;
  }

  take(endings: readonly NameSuffix[]): StreetName | null {
    for (const ending of endings) {
      for (let i = this.#next.get(ending) ?? 0; i < this.#bases.length; i++) {
        this.#next.set(ending, i + 1);
        const name = this.#claim(this.#bases[i]!, ending);
        if (name) return name;
      }
    }
    return null;
  }

  #claim(base: BaseName, ending: NameSuffix): StreetName | null {
    const nameEn = `${base.en} ${ending.en}`;
    const nameAr = `${ending.ar} ${base.ar}`;
    if (this.#used.has(base.en) || this.#taken.has(nameEn) || this.#taken.has(nameAr)) return null;
    this.#used.add(base.en);
    this.#taken.add(nameEn).add(nameAr);
    return { nameEn, nameAr };
  }
}
