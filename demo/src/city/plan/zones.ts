import { toPoint } from '../geometry/projection.ts';
import type { Point } from '../geometry/projection.ts';
import { fromRoute } from './kilometres.ts';
import type { Route } from './kilometres.ts';

/** A served area. The ring is not closed: its last corner joins the first. */
export type CityZone = { id: number; nameEn: string; nameAr: string; ring: Point[]; cashOnDelivery: boolean };

/**
 * Borders along avenues and the river are defined once and shared by the zones on both sides, so there are no gaps.
 * Only North Corniche overlaps: it also serves the strip south of the river's mouth that belongs to Centre.
 */
const OLIVE_AVENUE = '-2.9 -2.8, -3.9 -3.7, -5.6 -5.2';
const PALM_AVENUE_WEST = '-5.6 -5.2, -7.0 -5.35, -8.3 -5.55, -9.0 -5.0';
const OLIVE_AVENUE_SOUTH = '-5.6 -5.2, -7.3 -6.75, -8.8 -8.1, -9.9 -9.95';
const OLD_WALLS_WEST = '-1.9 2.75, -0.97 1.4, -1.25 0.62, -1.28 -0.55, -2.4 -2.2, -2.9 -2.8';
const CORDOBA_AND_STATION = '-2.9 -2.8, -2.3 -2.95, -1.2 -3.5, 0.06 -3.72, 1.3 -3.6, 2.25 -3.55, 3.7 -5.05, 5.15 -6.3';
const RING_SOUTH_EAST = '5.15 -6.3, 7.1 -5.45, 8.3 -4.75';
const RIVER_UPPER = '8.3 -4.75, 6.6 -3.45, 5.75 -2.95, 5.0 -2.35, 4.4 -1.7, 3.9 -1.05, 2.98 0.25';
const RIVER_LOWER = '2.98 0.25, 2.02 1.12, 0.95 1.66, -0.16 2.2, -0.55 2.75';
const CEDARS_AVENUE =
  '2.98 0.25, 3.6 0.3, 4.55 0.52, 5.25 1.75, 6.2 2.95, 6.85 4.5, 7.05 6.0, 7.0 7.4, 7.35 8.6, 7.9 10.3';

const OPEN_SEA_WEST = '-9.0 -5.0, -7.3 -2.2, -6.6 -0.4, -5.3 1.25, -4.1 1.75, -1.9 2.75';
const OPEN_SEA_NORTH = '7.9 10.3, 10.2 12.2, 9.4 13.1, 5.4 10.9, 3.2 9.3, 2.9 7.2, 3.6 5.0, 2.0 3.4, -0.55 2.75';
/** South of the river's mouth: served by North Corniche and Centre. */
const SHARED_STRIP = '-0.55 2.75, -0.5 1.5, 0.2 1.05, 1.1 0.72, 1.9 0.04, 2.98 0.25';

const walk = (...borders: Route[]): Point[] => {
  const corners = borders.flatMap((border) => fromRoute(border).slice(0, -1));
  return corners.map(toPoint);
};
const back = (border: Route): Route => border.split(', ').reverse().join(', ');

export const ZONES: readonly CityZone[] = [
  {
    id: 1,
    nameEn: 'Old Harbour',
    nameAr: 'المرفأ القديم',
    ring: walk(OLD_WALLS_WEST, OLIVE_AVENUE, PALM_AVENUE_WEST, OPEN_SEA_WEST),
    cashOnDelivery: true,
  },
  {
    id: 2,
    nameEn: 'Centre',
    nameAr: 'وسط المدينة',
    ring: walk(
      back(OLD_WALLS_WEST),
      '-1.9 2.75, -0.55 2.75',
      back(RIVER_LOWER),
      back(RIVER_UPPER),
      back(RING_SOUTH_EAST),
      back(CORDOBA_AND_STATION),
    ),
    cashOnDelivery: true,
  },
  {
    id: 3,
    nameEn: 'North Corniche',
    nameAr: 'الكورنيش الشمالي',
    ring: walk(CEDARS_AVENUE, OPEN_SEA_NORTH, SHARED_STRIP),
    cashOnDelivery: true,
  },
  {
    id: 4,
    nameEn: 'Garden Districts',
    nameAr: 'أحياء الحدائق',
    ring: walk(
      CORDOBA_AND_STATION,
      '5.15 -6.3, 7.1 -5.45, 7.75 -6.6, 9.05 -7.5, 8.45 -9.7, 6.3 -10.5, 1.2 -10.8, 1.0 -7.6, -2.7 -8.05, -4.8 -8.65, -7.2 -9.25, -9.9 -9.95',
      back(OLIVE_AVENUE_SOUTH),
      back(OLIVE_AVENUE),
    ),
    cashOnDelivery: true,
  },
  {
    id: 5,
    nameEn: 'East Bank',
    nameAr: 'الضفة الشرقية',
    ring: walk(
      back(CEDARS_AVENUE),
      back(RIVER_UPPER),
      '8.3 -4.75, 8.4 -3.9, 9.0 -2.2, 9.3 0.0, 9.2 2.4, 8.95 4.8, 9.1 7.15, 9.6 9.0, 7.9 10.3',
    ),
    cashOnDelivery: false,
  },
  {
    id: 6,
    nameEn: 'Pearl Coast',
    nameAr: 'ساحل اللؤلؤ',
    ring: walk(OLIVE_AVENUE_SOUTH, '-9.9 -9.95, -11.6 -9.9, -12.4 -9.0, -12.2 -8.3, -9.0 -5.0', back(PALM_AVENUE_WEST)),
    cashOnDelivery: true,
  },
];
