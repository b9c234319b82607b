import { layeredNoise } from '../geometry/noise.ts';
import { circle } from '../geometry/ring.ts';
import type { Ring } from '../geometry/ring.ts';
import { fromRoute } from '../plan/kilometres.ts';
import type { Route } from '../plan/kilometres.ts';

export type Lake = { nameEn: string; nameAr: string; ring: Ring };

const LAKES: readonly { nameEn: string; nameAr: string; at: Route; long: number; wide: number }[] = [
  { nameEn: 'Swan Lake', nameAr: 'بحيرة البجع', at: '-0.42 -6.5', long: 460, wide: 330 },
  { nameEn: 'Lake Sanawbar', nameAr: 'بحيرة الصنوبر', at: '13.2 -27', long: 2300, wide: 1300 },
  { nameEn: 'Upper Reservoir', nameAr: 'الخزان الأعلى', at: '38.5 -18', long: 1900, wide: 900 },
  { nameEn: 'Lake Marj', nameAr: 'بحيرة المرج', at: '33 -4.6', long: 1500, wide: 1100 },
  { nameEn: 'Salt Lake', nameAr: 'البحيرة المالحة', at: '-31.5 -52', long: 2600, wide: 1500 },
];

export function lakes(): Lake[] {
  return LAKES.map(({ nameEn, nameAr, at, long, wide }) => {
    const centre = fromRoute(at)[0]!;
    const ring = circle({ x: 0, y: 0 }, 1, 64).map(({ x, y }) => {
      const swell = 1 + 0.34 * layeredNoise(x * 1.3 + centre.x / 777, y * 1.3 + centre.y / 777, 31, 3);
      return { x: centre.x + x * long * swell, y: centre.y + y * wide * swell };
    });
    return { nameEn, nameAr, ring };
  });
}
