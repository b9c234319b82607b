import { layeredNoise } from '../geometry/noise.ts';
import { circle } from '../geometry/ring.ts';
import type { Ring } from '../geometry/ring.ts';
import { turned } from '../geometry/vec.ts';
import { fromRoute } from '../plan/kilometres.ts';
import type { Route } from '../plan/kilometres.ts';

export type OffshoreIsland = { nameEn: string; nameAr: string; ring: Ring; isLarge: boolean };

type Plan = { nameEn: string; nameAr: string; at: Route; long: number; wide: number; angle: number; isLarge: boolean };

const PLANS: readonly Plan[] = [
  { nameEn: 'Qamar Island', nameAr: 'جزيرة القمر', at: '-27 25', long: 6200, wide: 2700, angle: 0.6, isLarge: true },
  {
    nameEn: 'Little Qamar',
    nameAr: 'القمر الصغيرة',
    at: '-20.2 29.4',
    long: 1500,
    wide: 900,
    angle: 0.2,
    isLarge: true,
  },
  { nameEn: 'Seagull Rock', nameAr: 'صخرة النورس', at: '-7.9 4.6', long: 260, wide: 150, angle: 1.1, isLarge: false },
  { nameEn: 'Monk Islet', nameAr: 'جزيرة الراهب', at: '-7.1 5.3', long: 170, wide: 110, angle: 0.3, isLarge: false },
  { nameEn: 'Pearl Rocks', nameAr: 'صخور اللؤلؤ', at: '-14.6 -3.9', long: 320, wide: 170, angle: 2.3, isLarge: false },
];

export function offshoreIslands(): OffshoreIsland[] {
  return PLANS.map(({ nameEn, nameAr, at, long, wide, angle, isLarge }) => {
    const centre = fromRoute(at)[0]!;
    const ring = circle({ x: 0, y: 0 }, 1, isLarge ? 120 : 36).map((p) => {
      const swell = 1 + 0.5 * layeredNoise(p.x * 1.6 + centre.x / 3000, p.y * 1.6 + centre.y / 3000, 57, 4);
      const off = turned({ x: p.x * long * swell, y: p.y * wide * swell }, angle);
      return { x: centre.x + off.x, y: centre.y + off.y };
    });
    return { nameEn, nameAr, ring: ring.reverse(), isLarge };
  });
}
