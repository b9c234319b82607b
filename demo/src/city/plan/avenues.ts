import type { StreetKind } from '../streets/street-kind.ts';
import type { Route } from './kilometres.ts';

/** A road drawn manually on the plan. Roads that cross or nearly touch are joined. */
export type PlannedRoad = {
  nameEn: string;
  nameAr: string;
  kind: StreetKind;
  via: Route;
  /** A loop returns to its start. */
  isLoop?: boolean;
};

const road = (kind: StreetKind, nameEn: string, nameAr: string, via: Route): PlannedRoad => ({
  nameEn,
  nameAr,
  kind,
  via,
});

function circuit(kind: StreetKind, nameEn: string, nameAr: string, radius: number): PlannedRoad {
  const corners = Array.from({ length: 24 }, (_, i) => {
    const angle = (i / 24) * Math.PI * 2;
    return `${Math.cos(angle) * radius} ${Math.sin(angle) * radius}`;
  });
  return { nameEn, nameAr, kind, via: corners.join(', '), isLoop: true };
}

/** The main roads of the city, from Republic Square outwards. */
export const AVENUES: readonly PlannedRoad[] = [
  circuit('primary', 'Republic Circus', 'دوار الجمهورية', 0.13),
  circuit('secondary', 'Andalus Circle', 'دائرة الأندلس', 0.6),
  circuit('primary', 'Old Walls Boulevard', 'جادة الأسوار', 1.18),

  road('primary', 'Port Boulevard', 'جادة المرفأ', '-0.105 0.077, -1.02 0.6, -1.5 0.78'),
  road('primary', 'Liberty Boulevard', 'جادة الحرية', '0.0 0.13, 0.0 1.18, 0.12 1.72'),
  road('primary', 'Unity Boulevard', 'جادة الوحدة', '0.092 0.092, 1.45 1.14, 1.85 1.62, 2.15 2.1, 2.3 2.55'),
  road(
    'primary',
    'University Boulevard',
    'جادة الجامعة',
    '0.13 0, 1.3 0, 2.4 0.06, 3.6 0.3, 5.0 0.62, 6.6 0.95, 8.95 1.1',
  ),
  road(
    'primary',
    'Station Boulevard',
    'جادة المحطة',
    '0.092 -0.092, 0.78 -1.06, 1.35 -2.25, 2.35 -3.75, 3.7 -5.05, 5.15 -6.3',
  ),
  road('primary', 'Independence Avenue', 'جادة الاستقلال', '0 -0.13, 0 -1.3, 0.04 -3.0, 0.18 -5.2, 0.28 -7.45'),
  road(
    'primary',
    'Olive Avenue',
    'جادة الزيتون',
    '-0.092 -0.092, -1.1 -0.98, -2.4 -2.2, -3.9 -3.7, -5.6 -5.2, -7.3 -6.75, -8.8 -8.1, -9.9 -9.9',
  ),
  road('primary', 'Old Gate Boulevard', 'جادة الباب القديم', '-0.13 0, -1.3 -0.1, -2.3 -0.75, -3.1 -1.05'),

  road(
    'secondary',
    'Cordoba Avenue',
    'جادة قرطبة',
    '-3.1 -1.05, -3.0 -1.9, -2.3 -2.95, -1.2 -3.5, 0.06 -3.72, 1.3 -3.6, 2.25 -3.55, 3.2 -2.75, 4.05 -2.15, 5.0 -2.35, 5.75 -1.55, 6.15 -0.9',
  ),
  road('secondary', 'Ramparts Street', 'شارع الحصن', '-6.02 -1.5, -5.3 -1.78, -4.55 -1.75, -3.75 -1.5, -3.1 -1.05'),
  road('secondary', 'Cape Road', 'طريق الرأس', '-11.35 -8.5, -10.7 -9.3, -9.95 -9.85'),
  road('secondary', 'Lighthouse Road', 'طريق المنارة', '6.25 8.95, 5.95 9.45, 5.75 9.85'),
  road('tertiary', 'Platform Street', 'شارع الأرصفة', '0.985 -0.569, 1.368 -0.929, 1.819 -1.354'),
  road('tertiary', 'Terminus Street', 'شارع القطار', '0.889 -0.671, 1.272 -1.031, 1.723 -1.456'),
  road('tertiary', 'Viaduct Street', 'شارع الجسر', '2.05 -1.1, 1.819 -1.354, 1.723 -1.456, 1.46 -1.74'),
  road('secondary', 'Silk Avenue', 'جادة الحرير', '1.12 -0.45, 2.2 -0.72, 3.35 -0.62'),
  road('secondary', 'Orchard Avenue', 'جادة البساتين', '-4.55 -1.75, -4.75 -3.0, -4.95 -4.6, -5.05 -6.2, -4.8 -8.35'),
  road('secondary', 'Fountain Avenue', 'جادة النافورة', '-6.85 -3.3, -5.6 -3.15, -4.75 -3.0, -3.3 -3.1, -2.3 -2.95'),
  road(
    'primary',
    'Palm Avenue',
    'جادة النخيل',
    '-8.3 -5.55, -7.0 -5.35, -5.6 -5.2, -4.0 -5.15, -2.3 -5.3, 0.18 -5.2, 2.2 -4.95, 3.3 -4.65, 4.6 -4.0, 5.7 -3.75, 7.2 -3.0, 8.62 -2.5',
  ),
  road('secondary', 'Salam Avenue', 'جادة السلام', '-2.3 -2.95, -2.25 -4.2, -2.3 -5.3, -2.65 -6.5, -2.7 -7.75'),
  road('secondary', 'Lake Road', 'طريق البحيرة', '-1.15 -5.28, -1.25 -6.4, -1.1 -7.55'),
  road(
    'secondary',
    'Stadium Avenue',
    'جادة الملعب',
    '1.3 -3.6, 1.75 -4.95, 2.2 -6.1, 2.55 -7.35, 2.85 -8.6, 3.1 -10.4',
  ),
  road('secondary', 'Pine Road', 'طريق الصنوبر', '-9.15 -6.6, -8.1 -7.4, -6.9 -7.6, -5.0 -7.1, -2.65 -6.5'),

  road(
    'primary',
    'Alexandria Avenue',
    'جادة الإسكندرية',
    '1.85 1.62, 3.0 1.95, 4.25 2.75, 5.15 3.95, 5.6 5.3, 5.65 6.7, 5.55 8.0, 6.3 9.0, 7.9 10.3, 9.2 11.5, 9.95 12.25',
  ),
  road(
    'secondary',
    'Cedars Avenue',
    'جادة الأرز',
    '4.55 0.52, 5.25 1.75, 6.2 2.95, 6.85 4.5, 7.05 6.0, 7.0 7.4, 7.35 8.6, 7.9 10.3',
  ),
  road(
    'secondary',
    'Scholars Avenue',
    'جادة العلماء',
    '2.9 1.93, 3.45 1.15, 4.55 0.52, 5.3 -0.25, 6.15 -0.9, 7.2 -1.6, 8.75 -2.2',
  ),
  road('secondary', 'Pearl Avenue', 'جادة اللؤلؤ', '3.75 3.6, 4.25 2.75, 5.25 1.75'),
  road('secondary', 'Dolphin Avenue', 'جادة الدلفين', '4.3 4.35, 5.15 3.95, 6.55 3.6, 7.7 3.2, 8.95 2.95'),
  road('secondary', 'Zahra Avenue', 'جادة الزهراء', '4.72 5.65, 5.6 5.3, 6.95 5.1, 8.7 4.8'),
  road('secondary', 'Marina Avenue', 'جادة المارينا', '4.55 7.0, 5.65 6.75, 7.03 7.0, 8.85 7.15'),
  road('secondary', 'Ras Noor Road', 'طريق رأس نور', '6.3 9.0, 7.35 8.6, 9.15 8.35'),
  road('secondary', 'Falcon Avenue', 'جادة الصقر', '7.7 3.2, 7.55 2.0, 7.45 1.02, 7.3 -0.4, 7.2 -1.6, 7.15 -3.0'),
  road('secondary', 'Foundry Road', 'طريق المسابك', '5.75 -1.55, 6.6 -2.2, 7.15 -3.0, 7.35 -3.45, 7.3 -3.8'),

  road('primary', 'New City Boulevard', 'جادة المدينة الجديدة', '5.15 -6.3, 5.7 -7.6, 6.0 -8.7, 6.3 -10.2'),
  road('secondary', 'Horizon Avenue', 'جادة الأفق', '1.2 -8.9, 2.85 -8.6, 4.4 -8.5, 6.0 -8.7, 7.6 -8.2, 8.9 -7.5'),
  road('secondary', 'Acacia Avenue', 'جادة السنط', '1.4 -10.5, 3.1 -10.4, 4.7 -10.4, 6.3 -10.2, 8.3 -9.5'),
  road('secondary', 'Wheat Road', 'طريق القمح', '1.1 -7.25, 1.2 -8.9, 1.4 -10.5'),
  road('secondary', 'Quarry Road', 'طريق المحاجر', '7.1 -5.35, 7.6 -6.6, 8.9 -7.5, 8.3 -9.5'),
];

export const MOTORWAYS: readonly PlannedRoad[] = [
  road(
    'motorway',
    'Coastal Motorway',
    'الطريق الساحلي السريع',
    '-86 -94, -66 -70, -47 -48, -34 -34.5, -25 -23.8, -17.5 -16.2, -12.8 -12.2, -9.9 -9.9, -7.2 -9.0, -4.8 -8.35, -2.7 -7.75, 0.28 -7.45, 2.55 -7.35, 5.15 -6.3, 7.1 -5.35, 8.15 -3.9, 8.75 -2.2, 9.05 0.0, 8.95 2.4, 8.7 4.8, 8.85 7.15, 9.4 9.0, 11.6 11.4, 16.4 14.9, 23 18.6, 31 25.5, 43 36, 54 49, 70 62, 88 84',
  ),
  road(
    'motorway',
    'Mountain Motorway',
    'طريق الجبل السريع',
    '7.1 -5.35, 9.2 -7.9, 12.2 -10.6, 17 -16.2, 24 -23.5, 31 -32.5, 44 -44, 62 -56, 84 -66',
  ),
];
