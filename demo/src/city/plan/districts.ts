import { kilometres } from './kilometres.ts';
import type { Route } from './kilometres.ts';
import { campus, gardens, grid, lanes, open, rings } from './patterns.ts';
import type { Pattern } from './patterns.ts';

export type DistrictId =
  | 'old-town'
  | 'old-harbour'
  | 'centre'
  | 'andalus'
  | 'ramla'
  | 'zahra'
  | 'marina'
  | 'rabwa'
  | 'university'
  | 'foundry'
  | 'lakeside'
  | 'basatin'
  | 'salam'
  | 'pearl-beach'
  | 'olive-heights'
  | 'new-city';

type District = { id: DistrictId; nameEn: string; nameAr: string; label: Route };

const district = (id: DistrictId, nameEn: string, nameAr: string, label: Route): District => ({
  id,
  nameEn,
  nameAr,
  label,
});

/** `label` is the position of the district's name on the map and in search results. */
export const DISTRICTS: readonly District[] = [
  district('old-town', 'Old Town', 'المدينة القديمة', '-4.55 -0.75'),
  district('old-harbour', 'Old Harbour', 'المرفأ القديم', '-2.15 -0.95'),
  district('centre', 'Centre', 'وسط المدينة', '0.0 0.42'),
  district('andalus', 'Al-Andalus', 'الأندلس', '0.1 -2.3'),
  district('ramla', 'Ramla', 'الرملة', '3.0 2.2'),
  district('zahra', 'Zahra', 'الزهراء', '5.55 4.9'),
  district('marina', 'Marina', 'المارينا', '5.6 8.2'),
  district('rabwa', 'Rabwa', 'الربوة', '7.2 2.6'),
  district('university', 'University Quarter', 'حي الجامعة', '5.1 -0.1'),
  district('foundry', 'Foundry', 'المسابك', '7.5 -2.6'),
  district('lakeside', 'Lakeside', 'حي البحيرة', '1.9 -5.6'),
  district('basatin', 'Basatin', 'البساتين', '-2.6 -4.4'),
  district('salam', 'Salam', 'السلام', '-5.5 -2.6'),
  district('pearl-beach', 'Pearl Beach', 'شاطئ اللؤلؤ', '-8.3 -6.3'),
  district('olive-heights', 'Olive Heights', 'مرتفعات الزيتون', '-6.0 -7.3'),
  district('new-city', 'New City', 'المدينة الجديدة', '4.6 -8.6'),
];

/** The use of the land around a seed; each area between big roads belongs to the nearest seed. */
type Quarter = { at: Route; district: DistrictId | null; pattern: Pattern };

const quarter = (district: DistrictId | null, pattern: Pattern, ...seeds: Route[]): Quarter[] =>
  seeds.map((at) => ({ at, district, pattern }));

const BAY = kilometres(0.35, 7.15);

export const QUARTERS: readonly Quarter[] = [
  ...quarter('old-town', lanes(28, 58), '-4.5 -0.6'),
  ...quarter('old-harbour', grid(43, 174, 86), '-2.1 -1.3', '-2.4 -0.9'),
  ...quarter('old-harbour', lanes(48, 78), '-1.9 -0.25'),
  ...quarter('old-harbour', grid(50, 150, 92), '-1.4 0.25'),
  ...quarter(
    'centre',
    rings(kilometres(0, 0), 130, 90, 106, { gaps: 0.03, widerEvery: 0 }),
    '0.4 0.15',
    '-0.4 0.1',
    '-0.1 0.4',
    '0.1 -0.4',
    '0.3 0.3',
    '-0.3 -0.3',
    '0.9 0.3',
    '-0.9 0.3',
    '0.9 -0.4',
    '-0.9 -0.4',
    '0.3 -0.9',
    '-0.4 -0.9',
    '0.4 0.8',
    '-0.5 0.8',
  ),
  ...quarter('centre', open('square'), '0 0'),
  ...quarter('centre', grid(38, 156, 90), '0.5 1.35', '1.8 0.5', '-0.6 1.1'),
  ...quarter('andalus', grid(88, 192, 96, { gaps: 0.08 }), '-1.0 -2.4', '0.8 -2.6'),
  ...quarter('andalus', grid(-38, 174, 92), '2.5 -1.5', '1.9 -1.8', '2.9 -1.2', '2.2 -0.3', '3.5 -1.6'),
  ...quarter('andalus', open('station'), '1.33 -1.0'),
  ...quarter(
    'ramla',
    rings(BAY, 4400, 106, 174, { jitter: 0.04, gaps: 0.08 }),
    '3.1 2.5',
    '4.4 3.6',
    '4.1 1.6',
    '1.5 2.1',
    '3.0 1.0',
  ),
  ...quarter(
    'zahra',
    rings(BAY, 4380, 102, 192, { sway: 30, swayLength: 1100, jitter: 0.03, gaps: 0.07 }),
    '5.4 3.0',
    '5.0 4.8',
    '6.1 4.5',
    '6.4 6.0',
    '5.2 6.2',
  ),
  ...quarter('marina', grid(72, 174, 98, { sway: 40 }), '5.0 8.4', '4.9 7.6'),
  ...quarter('marina', gardens(62, 170), '6.4 7.8', '7.2 9.3', '7.6 10.7', '6.6 9.9'),
  ...quarter('rabwa', gardens(75), '6.4 1.9', '8.0 7.8', '8.6 9.6'),
  ...quarter('rabwa', gardens(20, 244, 112), '7.8 4.0', '8.3 2.0'),
  ...quarter(null, open('wood'), '7.9 6.0'),
  ...quarter('university', campus(32), '4.7 -0.7'),
  ...quarter('university', grid(12, 174, 98), '6.3 0.0', '5.6 -1.2'),
  ...quarter(
    'foundry',
    grid(-32, 348, 220, { gaps: 0.12, widerEvery: 2 }),
    '6.6 -1.8',
    '6.2 -2.5',
    '7.8 -2.3',
    '7.7 -3.4',
    '8.2 -0.4',
  ),
  ...quarter('lakeside', grid(-40, 192, 98), '4.7 -3.0', '3.5 -3.7', '3.0 -3.2', '5.1 -3.4'),
  ...quarter('lakeside', grid(-35, 302, 198, { gaps: 0.1 }), '5.3 -5.0', '6.7 -4.2'),
  ...quarter('lakeside', grid(84, 186, 96, { sway: 35 }), '0.8 -4.4', '2.2 -4.3', '1.2 -6.3'),
  ...quarter('lakeside', gardens(-42), '3.3 -6.0'),
  ...quarter(null, open('park'), '-0.5 -6.4'),
  ...quarter('basatin', gardens(5), '-1.2 -4.4', '-1.9 -6.5'),
  ...quarter('basatin', gardens(40, 208, 98), '-3.3 -4.3', '-4.3 -3.6', '-2.8 -2.9', '-5.2 -5.0'),
  ...quarter('olive-heights', gardens(85, 232, 106), '-3.9 -6.0', '-3.8 -7.4'),
  ...quarter('olive-heights', gardens(35, 232, 110), '-6.2 -6.6'),
  ...quarter(null, open('wood'), '-7.2 -8.3'),
  ...quarter('salam', grid(-62, 162, 90, { sway: 25 }), '-4.6 -2.3', '-3.8 -2.2', '-5.6 -2.4'),
  ...quarter('salam', grid(-58, 186, 96, { sway: 30 }), '-6.3 -4.3'),
  ...quarter('pearl-beach', grid(46, 198, 102, { sway: 40 }), '-7.6 -6.2', '-10.2 -9.2', '-9.2 -7.9'),
  ...quarter(
    'new-city',
    grid(-3, 244, 140, { sway: 25, gaps: 0.09, widerEvery: 3 }),
    '4.4 -7.7',
    '4.5 -9.5',
    '1.9 -8.1',
    '2.2 -9.6',
  ),
  ...quarter('new-city', grid(12, 256, 144, { sway: 30, gaps: 0.09, widerEvery: 3 }), '6.8 -7.2', '7.5 -9.0'),
  ...quarter(
    null,
    open('country'),
    '7.7 -6.4',
    '9.2 -7.4',
    '10.4 -10.2',
    '10.5 0.5',
    '-12.5 -11',
    '11 7',
    '11 -3.5',
    '0 -9.4',
    '-3 -10.5',
    '6 -11.5',
    '-8 -11',
  ),
];
