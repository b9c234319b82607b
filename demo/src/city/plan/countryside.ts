import type { PlannedRoad } from './avenues.ts';
import type { Route } from './kilometres.ts';

/** A village or town outside the city: streets around a crossroads. */
export type Settlement = { nameEn: string; nameAr: string; at: Route; radius: number; isTown: boolean };

const village = (nameEn: string, nameAr: string, at: Route, radius: number): Settlement => ({
  nameEn,
  nameAr,
  at,
  radius,
  isTown: false,
});
const town = (nameEn: string, nameAr: string, at: Route, radius: number): Settlement => ({
  ...village(nameEn, nameAr, at, radius),
  isTown: true,
});

/** None of these is in a delivery zone. */
export const SETTLEMENTS: readonly Settlement[] = [
  village('Ayn Safra', 'عين صفراء', '11.6 -12.3', 820),
  village('Deir al-Lawz', 'دير اللوز', '13.0 3.4', 700),
  village('Kfar Zaytun', 'كفر زيتون', '-5.4 -12.4', 680),
  village('Tell al-Qamh', 'تل القمح', '1.5 -14.0', 640),
  village('Wadi al-Tin', 'وادي التين', '15.4 -4.4', 600),
  village('Minyat al-Sahel', 'منية الساحل', '13.2 13.4', 640),
  town('Sahel al-Fidda', 'ساحل الفضة', '-22.0 -21.4', 1000),
  town('Burj al-Shams', 'برج الشمس', '25.2 22.0', 1050),
  town('Jabal Amin', 'جبل أمين', '27.5 -29.6', 900),
  town('Umm Sanawbar', 'أم الصنوبر', '5.5 -31', 820),
  town('Al-Marj', 'المرج', '30 7.6', 860),
  town('Qasr al-Milh', 'قصر الملح', '-43.5 -46.5', 900),
  town('Zahlan', 'زهلان', '-19 -37', 760),
  town('Rihaniya', 'الريحانية', '55 -27', 860),
  town('Shaqra', 'شقراء', '63 22', 860),
  town('Tarshish', 'ترشيش', '50 46', 900),
];

const road = (kind: PlannedRoad['kind'], nameEn: string, nameAr: string, via: Route): PlannedRoad => ({
  kind,
  nameEn,
  nameAr,
  via,
});

export const COUNTRY_ROADS: readonly PlannedRoad[] = [
  road(
    'secondary',
    'Old Coast Road',
    'طريق الساحل القديم',
    '-11.75 -8.85, -13.6 -10.6, -16.6 -13.9, -22.0 -21.4, -30.2 -31.2, -43.5 -46.5',
  ),
  road(
    'secondary',
    'Sunrise Coast Road',
    'طريق ساحل الشروق',
    '9.95 12.25, 11.4 12.9, 13.2 13.4, 17.6 15.7, 25.2 22.0, 33.8 27.6, 50 46',
  ),
  road('tertiary', 'Monastery Road', 'طريق الدير', '8.95 1.1, 10.9 2.0, 13.0 3.4, 20.5 6.2, 30 7.6'),
  road(
    'secondary',
    'Fig Valley Road',
    'طريق وادي التين',
    '8.75 -2.2, 11.8 -3.3, 15.4 -4.4, 22.8 -4.1, 30 7.6, 46 18.5, 63 22',
  ),
  road(
    'secondary',
    'Olive Mills Road',
    'طريق معاصر الزيتون',
    '-4.8 -8.35, -5.0 -10.4, -5.4 -12.4, -8.6 -19.5, -13.8 -27.5, -19 -37, -26 -43, -43.5 -46.5',
  ),
  road('secondary', 'Granary Road', 'طريق الأهراء', '1.4 -10.5, 1.5 -14.0, 3.2 -21.6, 5.5 -31, 9 -48, 6 -74'),
  road('tertiary', 'Threshing Road', 'طريق البيادر', '-5.4 -12.4, -2.0 -13.9, 1.5 -14.0, 6.4 -12.6, 11.6 -12.3'),
  road(
    'tertiary',
    'Spring Road',
    'طريق العين',
    '8.3 -9.5, 9.9 -11.2, 11.6 -12.3, 13.9 -11.4, 15.6 -8.0, 15.4 -4.4, 14.6 -0.6, 13.0 3.4, 13.4 8.2, 13.2 13.4',
  ),
  road('tertiary', 'Shepherds Road', 'طريق الرعاة', '5.5 -31, 15.5 -32, 27.5 -29.6, 38 -27.2, 55 -27'),
  road('secondary', 'High Plain Road', 'طريق السهل العالي', '30 7.6, 40 -8, 55 -27, 72 -40'),
  road('tertiary', 'Stone Bridge Road', 'طريق الجسر الحجري', '25.2 22.0, 29 15.2, 30 7.6'),
  road('tertiary', 'Upper Cedar Road', 'طريق الأرز الأعلى', '50 46, 58 35, 63 22, 84 12'),
  road('tertiary', 'Hermits Road', 'طريق النساك', '-19 -37, -6.5 -35, 5.5 -31'),
];

/** From the inland hills to the terminus beside Old Walls Boulevard. */
export const RAILWAY: Route =
  '1.24 -0.905, 2.0 -1.62, 3.2 -2.55, 4.55 -3.55, 6.2 -4.45, 8.0 -5.6, 10.4 -8.3, 13.6 -12.6, 19 -18.6, 26.6 -28.6, 35 -35, 52 -46, 76 -60';

/** Boats from the ferry terminal to shores that lie off the map. */
export const FERRIES: readonly { nameEn: string; nameAr: string; via: Route }[] = [
  {
    nameEn: 'Ferry to Qamar Island',
    nameAr: 'عبارة جزيرة القمر',
    via: '-1.74 1.27, -2.2 1.95, -3.6 4.4, -8.5 10.5, -15.5 18.2, -21.6 22.6',
  },
  {
    nameEn: 'Marina Shuttle',
    nameAr: 'عبارة المارينا',
    via: '-1.74 1.27, -2.1 2.05, -1.7 3.0, -0.4 4.4, 2.0 6.1, 3.66 6.98, 3.86 7.21',
  },
];
