import type { PlaceKind, PlaceRow, StreetEdgeRow, StreetNodeRow, ZoneRow } from '../geo.sql.ts';

/** A small district for tests: two banks of a river and one bridge. */

export const at = (lat: number, lng: number) => ({ lat, lng });

export function aZone(id: number, area: string, over: Partial<ZoneRow> = {}): ZoneRow {
  return { id, nameEn: `Zone ${id}`, nameAr: `منطقة ${id}`, area, cashOnDelivery: true, ...over };
}

export function square(west: number, south: number, east: number, north: number): string {
  return `((${west},${south}),(${east},${south}),(${east},${north}),(${west},${north}))`;
}

type Name = [english: string, arabic: string];

const oldTown: Name = ['Old Town, Marsa Noor', 'المدينة القديمة، مرسى نور'];
const harbour: Name = ['Harbour, Marsa Noor', 'الميناء، مرسى نور'];
const city: Name = ['Marsa Noor', 'مرسى نور'];

function place(id: string, kind: PlaceKind, name: Name, area: Name, point: Pick<PlaceRow, 'lat' | 'lng'>): PlaceRow {
  const weight = { district: 90, landmark: 60, square: 50, park: 50, street: 20, address: 1 }[kind];
  return { id, kind, nameEn: name[0], nameAr: name[1], areaEn: area[0], areaAr: area[1], ...point, weight };
}

const streets: [id: string, name: Name, area: Name, lat: number, lng: number][] = [
  ['jasmine', ['Jasmine Street', 'شارع الياسمين'], oldTown, 33.01, 27.01],
  ['pomegranate', ['Pomegranate Avenue', 'جادة الرمان'], oldTown, 33.012, 27.012],
  ['lighthouse', ['Lighthouse Road', 'طريق المنارة'], harbour, 33.02, 27.02],
  ['fishermen', ['Fishermen Street', 'شارع الصيادين'], harbour, 33.022, 27.024],
  ['independence', ['Independence Boulevard', 'شارع الاستقلال'], city, 33.015, 27.015],
  ['kindi', ['Al-Kindi Street', 'شارع الكندي'], city, 33.03, 27.03],
  ['ahmad', ['Ahmad Shawqi Street', 'شارع أحمد شوقي'], oldTown, 33.008, 27.008],
];

const HOUSES = 30;
const arabicDigits = new Intl.NumberFormat('ar-EG', { useGrouping: false });

/** Thirty houses to a street, fifteen metres apart. */
function housesOf([id, name, area, lat, lng]: (typeof streets)[number]): PlaceRow[] {
  return Array.from({ length: HOUSES }, (_, index) => {
    const number = index + 1;
    const house: Name = [`${number} ${name[0]}`, `${arabicDigits.format(number)} ${name[1]}`];
    return place(`${id}-${number}`, 'address', house, area, at(lat + 0.00004, lng + index * 0.00016));
  });
}

export const places: PlaceRow[] = [
  place('old-town', 'district', ['Old Town', 'المدينة القديمة'], city, at(33.01, 27.01)),
  place('harbour', 'district', ['Harbour', 'الميناء'], city, at(33.021, 27.022)),
  place('opera', 'landmark', ['Opera House', 'دار الأوبرا'], oldTown, at(33.011, 27.011)),
  place('hospital', 'landmark', ['Noor Hospital', 'مستشفى النور'], oldTown, at(33.0, 27.0)),
  place('clock', 'square', ['Clock Square', 'ميدان الساعة'], oldTown, at(33.0105, 27.0105)),
  place('palm', 'park', ['Palm Park', 'حديقة النخيل'], harbour, at(33.04, 27.04)),
  ...streets.map(([id, name, area, lat, lng]) => place(id, 'street', name, area, at(lat, lng))),
  ...streets.flatMap(housesOf),
];

/**
 * Three nodes on each bank, the river between them, a bridge only in the west:
 *
 *   4 - 5 - 6
 *   |
 *   1 - 2 - 3
 */
export const streetNodes: StreetNodeRow[] = [
  { id: 1, lat: 33.0, lng: 27.0 },
  { id: 2, lat: 33.0, lng: 27.01 },
  { id: 3, lat: 33.0, lng: 27.02 },
  { id: 4, lat: 33.002, lng: 27.0 },
  { id: 5, lat: 33.002, lng: 27.01 },
  { id: 6, lat: 33.002, lng: 27.02 },
  { id: 7, lat: 33.001, lng: 27.02 },
];

export const streetEdges: StreetEdgeRow[] = [
  { fromNode: 1, toNode: 2, metres: 940 },
  { fromNode: 2, toNode: 3, metres: 940 },
  { fromNode: 1, toNode: 4, metres: 230 },
  { fromNode: 4, toNode: 5, metres: 940 },
  { fromNode: 5, toNode: 6, metres: 940 },
];
