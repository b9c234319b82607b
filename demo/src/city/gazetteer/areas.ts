import { DISTRICTS } from '../plan/districts.ts';
import type { DistrictId } from '../plan/districts.ts';
import type { Settlement } from '../plan/countryside.ts';
import type { CityNet } from '../streets/city-net.ts';
import type { Street } from '../streets/streets.ts';
import { CITY_NAME } from './place.ts';

type Area = { areaEn: string; areaAr: string };

export type Home = { district: DistrictId | null; settlement: Settlement | null };

const districts = new Map(DISTRICTS.map((district) => [district.id, district]));

const known = new Map<object | string | null, Area>();

/** "Zahra, Marsa Noor"; a village does not belong to a district of the city. */
export function areaOf({ district, settlement }: Home): Area {
  const key = district ?? settlement;
  const area = known.get(key) ?? areaNamed(district ? districts.get(district)! : settlement);
  known.set(key, area);
  return area;
}

function areaNamed(home: { nameEn: string; nameAr: string } | null): Area {
  if (!home) return { areaEn: CITY_NAME.en, areaAr: CITY_NAME.ar };
  return { areaEn: `${home.nameEn}, ${CITY_NAME.en}`, areaAr: `${home.nameAr}، ${CITY_NAME.ar}` };
}

/** Big roads cross many districts and are assigned to the one they run through longest. */
export function homesOfBigRoads({ edges }: CityNet): Map<Street, Home> {
  const shares = new Map<Street, Map<object | string, { home: Home; metres: number }>>();
  for (const { street, left, right, length } of edges) {
    if (!street || street.district || street.settlement) continue;
    const known = shares.get(street) ?? new Map<object | string, { home: Home; metres: number }>();
    shares.set(street, known);
    for (const superblock of [left, right]) {
      const home = superblock?.site;
      const key = home?.district ?? home?.settlement;
      if (!home || !key) continue;
      const share = known.get(key) ?? { home, metres: 0 };
      share.metres += length;
      known.set(key, share);
    }
  }
  return new Map([...shares].map(([street, known]) => [street, longestShare([...known.values()])]));
}

function longestShare(shares: { home: Home; metres: number }[]): Home {
  const nowhere = { home: { district: null, settlement: null }, metres: 0 };
  return shares.reduce((a, b) => (b.metres > a.metres ? b : a), nowhere).home;
}
