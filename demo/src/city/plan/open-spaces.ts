import type { Route } from './kilometres.ts';

/** A square or garden that occupies the nearest block. */
type PlannedSpace = { kind: 'square' | 'park'; nameEn: string; nameAr: string; at: Route };

const space = (kind: PlannedSpace['kind'], nameEn: string, nameAr: string, at: Route): PlannedSpace => ({
  kind,
  nameEn,
  nameAr,
  at,
});

export const SPACES: readonly PlannedSpace[] = [
  space('square', 'Lemon Square', 'ساحة الليمون', '-4.6 -0.85'),
  space('square', 'Fountain Court', 'ساحة السبيل', '-4.15 -0.15'),
  space('square', 'Fishermen Square', 'ساحة الصيادين', '-2.35 -1.05'),
  space('square', 'Theatre Square', 'ساحة المسرح', '-0.5 0.15'),
  space('square', 'Flower Market Square', 'ساحة سوق الزهور', '0.62 -0.75'),
  space('square', 'Granada Square', 'ساحة غرناطة', '-0.75 -2.35'),
  space('square', 'Station Square', 'ساحة المحطة', '1.62 -1.65'),
  space('square', 'Saadi Square', 'ساحة السعدي', '3.4 2.35'),
  space('square', 'Zahra Square', 'ساحة الزهراء', '5.25 5.0'),
  space('square', 'Scholars Square', 'ساحة العلماء', '6.1 -0.4'),
  space('square', 'Salam Square', 'ساحة السلام', '-4.3 -2.4'),
  space('square', 'Almond Square', 'ساحة اللوز', '-2.9 -4.0'),
  space('square', 'Horizon Square', 'ساحة الأفق', '4.6 -8.9'),
  space('square', 'Pearl Square', 'ساحة اللؤلؤ', '-7.9 -6.0'),

  space('park', 'Poets Garden', 'حديقة الشعراء', '0.85 0.75'),
  space('park', 'Citadel Gardens', 'حدائق القلعة', '-5.3 -0.55'),
  space('park', 'Harbour Garden', 'حديقة المرفأ', '-1.9 -1.65'),
  space('park', 'Granada Garden', 'حديقة غرناطة', '-0.5 -2.9'),
  space('park', 'Cordoba Garden', 'حديقة قرطبة', '0.75 -2.45'),
  space('park', 'Nightingale Garden', 'حديقة البلبل', '2.6 -1.9'),
  space('park', 'Silk Garden', 'حديقة الحرير', '2.3 -0.35'),
  space('park', 'Unity Park', 'متنزه الوحدة', '1.8 2.05'),
  space('park', 'Jasmine Garden', 'حديقة الياسمين', '3.0 1.05'),
  space('park', 'Coral Garden', 'حديقة المرجان', '4.55 3.75'),
  space('park', 'Zahra Park', 'متنزه الزهراء', '5.95 4.75'),
  space('park', 'Rose Garden', 'حديقة الورود', '5.4 3.4'),
  space('park', 'Crescent Garden', 'حديقة الهلال', '5.2 6.1'),
  space('park', 'Sailors Garden', 'حديقة البحارة', '5.4 8.35'),
  space('park', 'Swallow Park', 'متنزه السنونو', '8.0 7.85'),
  space('park', 'Falcon Park', 'متنزه الصقر', '7.6 4.3'),
  space('park', 'Rabwa Gardens', 'حدائق الربوة', '6.35 1.85'),
  space('park', 'Hoopoe Park', 'متنزه الهدهد', '8.2 2.4'),
  space('park', 'Scholars Garden', 'حديقة العلماء', '6.4 0.1'),
  space('park', 'Foundry Green', 'مرج المسابك', '6.9 -2.0'),
  space('park', 'Willow Park', 'متنزه الصفصاف', '4.55 -3.1'),
  space('park', 'Meadow Park', 'متنزه المروج', '2.9 -5.6'),
  space('park', 'Brook Garden', 'حديقة الجدول', '1.1 -5.5'),
  space('park', 'Apricot Garden', 'حديقة المشمش', '-1.0 -4.0'),
  space('park', 'Lavender Park', 'متنزه الخزامى', '-3.4 -4.4'),
  space('park', 'Oleander Garden', 'حديقة الدفلى', '-4.4 -3.4'),
  space('park', 'Peace Garden', 'حديقة السلام', '-5.3 -2.5'),
  space('park', 'Salam Park', 'متنزه السلام', '-6.25 -4.3'),
  space('park', 'Olive Park', 'متنزه الزيتون', '-3.95 -6.15'),
  space('park', 'Carob Park', 'متنزه الخروب', '-3.7 -7.3'),
  space('park', 'Terrace Garden', 'حديقة المصاطب', '-6.0 -6.3'),
  space('park', 'Palm Garden', 'حديقة النخيل', '-7.4 -6.3'),
  space('park', 'Dunes Park', 'متنزه الكثبان', '-9.9 -8.75'),
  space('park', 'Horizon Park', 'متنزه الأفق', '4.3 -7.95'),
  space('park', 'Continents Park', 'متنزه القارات', '4.4 -9.8'),
  space('park', 'Oak Park', 'متنزه البلوط', '7.0 -7.6'),
  space('park', 'Wheat Park', 'متنزه القمح', '1.9 -9.0'),
];

/** Names of the large open areas outside the districts. */
export const OPEN_LAND: readonly PlannedSpace[] = [
  space('park', 'Lake Park', 'متنزه البحيرة', '-0.48 -5.78'),
  space('park', 'Pine Hill', 'تلة الصنوبر', '7.9 6.0'),
  space('park', 'Cedar Hill Forest', 'غابة تلة الأرز', '-7.2 -8.3'),
];

/** Areas without streets, which leave a large block for a park, a stadium or a zoo. */
export const CLEARINGS: readonly { at: Route; radius: number }[] = [
  { at: '5.95 4.75', radius: 250 },
  { at: '-6.25 -4.3', radius: 210 },
  { at: '0.75 -2.45', radius: 190 },
  { at: '-3.4 -4.4', radius: 250 },
  { at: '6.35 1.85', radius: 300 },
  { at: '4.3 -7.95', radius: 280 },
  { at: '6.4 0.1', radius: 210 },
  { at: '8.0 7.85', radius: 190 },
  { at: '-3.95 -6.15', radius: 240 },
  { at: '4.55 -3.1', radius: 190 },
  { at: '3.0 1.05', radius: 150 },
  { at: '-5.3 -0.55', radius: 110 },
  { at: '1.25 -6.4', radius: 230 },
  { at: '3.25 -6.05', radius: 260 },
  { at: '-9.9 -8.75', radius: 190 },
  { at: '5.4 8.35', radius: 170 },
  { at: '-1.9 -1.65', radius: 120 },
  { at: '7.85 4.05', radius: 170 },
];
