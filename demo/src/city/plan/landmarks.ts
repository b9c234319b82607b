import type { Route } from './kilometres.ts';

export type LandmarkKind =
  | 'mosque'
  | 'church'
  | 'museum'
  | 'theatre'
  | 'stadium'
  | 'hospital'
  | 'university'
  | 'station'
  | 'market'
  | 'lighthouse'
  | 'castle'
  | 'aquarium'
  | 'civic'
  | 'library'
  | 'ferry'
  | 'mall'
  | 'hotel'
  | 'school'
  | 'marina'
  | 'beach'
  | 'zoo'
  | 'viewpoint'
  | 'monument'
  | 'observatory'
  | 'works';

/**
 * `weight` from 1 to 9 decides from which zoom on it is shown. A free landmark is exactly at its position; the others
 * occupy the nearest block.
 */
export type PlannedLandmark = {
  kind: LandmarkKind;
  nameEn: string;
  nameAr: string;
  at: Route;
  weight: number;
  isFree: boolean;
};

const onBlock = (weight: number, kind: LandmarkKind, nameEn: string, nameAr: string, at: Route): PlannedLandmark => ({
  kind,
  nameEn,
  nameAr,
  at,
  weight,
  isFree: false,
});
const free = (...all: Parameters<typeof onBlock>): PlannedLandmark => ({ ...onBlock(...all), isFree: true });

export const LANDMARKS: readonly PlannedLandmark[] = [
  free(6, 'monument', 'Republic Monument', 'نصب الجمهورية', '0 0'),
  onBlock(8, 'civic', 'City Hall', 'دار البلدية', '0.3 -0.2'),
  onBlock(8, 'museum', 'National Museum', 'المتحف الوطني', '0.7 0.36'),
  onBlock(9, 'theatre', 'Opera House', 'دار الأوبرا', '-0.36 0.26'),
  onBlock(7, 'library', 'Central Library', 'المكتبة المركزية', '-0.72 -0.32'),
  onBlock(7, 'church', 'Cathedral of Saint George', 'كاتدرائية القديس جاورجيوس', '-0.36 -0.74'),
  onBlock(5, 'civic', 'Central Post Office', 'البريد المركزي', '0.2 0.72'),
  onBlock(6, 'mall', 'Noor Galleria', 'نور غاليريا', '0.82 -0.45'),
  onBlock(5, 'hotel', 'Grand Hotel Noor', 'فندق نور الكبير', '-0.55 0.85'),
  onBlock(5, 'theatre', 'Poets Theatre', 'مسرح الشعراء', '1.65 0.55'),

  onBlock(9, 'mosque', 'Great Mosque', 'الجامع الكبير', '-4.42 -0.45'),
  onBlock(8, 'market', 'Spice Souk', 'سوق العطارين', '-4.05 -1.05'),
  free(9, 'castle', 'Castle of Marsa', 'قلعة المرسى', '-4.36 0.72'),
  onBlock(5, 'museum', 'House of Silk', 'بيت الحرير', '-4.75 -1.1'),
  onBlock(5, 'church', 'Saint Nicholas Church', 'كنيسة القديس نقولا', '-5.3 -0.95'),
  onBlock(4, 'civic', 'Sea Hammam', 'حمام البحر', '-4.85 -0.2'),
  onBlock(4, 'mosque', 'Sailors Mosque', 'مسجد البحارة', '-3.72 -0.75'),

  free(9, 'ferry', 'Ferry Terminal', 'محطة العبّارات', '-1.66 1.19'),
  free(7, 'lighthouse', 'Harbour Lighthouse', 'منارة المرفأ', '-2.62 1.63'),
  onBlock(6, 'market', 'Fish Market', 'سوق السمك', '-2.75 -1.0'),
  onBlock(6, 'museum', 'Maritime Museum', 'المتحف البحري', '-1.85 -0.45'),
  free(4, 'works', 'Container Port', 'ميناء الحاويات', '-1.85 0.3'),

  free(9, 'station', 'Central Station', 'المحطة المركزية', '1.19 -0.86'),
  onBlock(5, 'mosque', 'Andalus Mosque', 'مسجد الأندلس', '-1.1 -2.4'),
  onBlock(5, 'hospital', 'Andalus Hospital', 'مستشفى الأندلس', '0.95 -2.75'),
  onBlock(4, 'market', 'Andalus Market', 'سوق الأندلس', '-0.5 -1.75'),
  onBlock(4, 'school', 'Granada School', 'مدرسة غرناطة', '-1.7 -2.7'),
  onBlock(4, 'museum', 'Railway Museum', 'متحف السكك الحديدية', '2.3 -2.3'),

  onBlock(8, 'aquarium', 'Noor Aquarium', 'أكواريوم نور', '3.35 2.95'),
  onBlock(5, 'hotel', 'Corniche Palace', 'قصر الكورنيش', '2.9 2.6'),
  onBlock(5, 'mosque', 'Ramla Mosque', 'مسجد الرملة', '4.1 1.7'),
  onBlock(4, 'theatre', 'Miramar Cinema', 'سينما ميرامار', '2.7 2.1'),
  free(5, 'beach', 'Ramla Beach', 'شاطئ الرملة', '3.05 2.98'),
  onBlock(4, 'school', 'Ramla School', 'مدرسة الرملة', '4.6 3.3'),

  onBlock(7, 'hospital', 'Zahra Hospital', 'مستشفى الزهراء', '6.15 4.4'),
  onBlock(7, 'mall', 'Zahra Mall', 'الزهراء مول', '6.3 5.8'),
  onBlock(4, 'church', 'Church of Saint Mary', 'كنيسة السيدة مريم', '5.3 4.4'),
  onBlock(4, 'mosque', 'Zahra Mosque', 'مسجد الزهراء', '5.9 6.4'),
  free(4, 'beach', 'Crescent Beach', 'شاطئ الهلال', '4.68 5.6'),
  onBlock(4, 'school', 'Zahra Academy', 'أكاديمية الزهراء', '5.6 3.1'),

  free(8, 'marina', 'Marina Noor', 'مارينا نور', '4.05 7.35'),
  free(8, 'lighthouse', 'Ras Noor Lighthouse', 'منارة رأس نور', '4.02 8.58'),
  onBlock(5, 'hotel', 'Yacht Club', 'نادي اليخوت', '4.85 7.6'),
  onBlock(4, 'museum', 'Museum of the Sea', 'متحف البحر', '5.3 8.7'),
  onBlock(4, 'mosque', 'Marina Mosque', 'مسجد المارينا', '6.4 7.8'),

  onBlock(6, 'observatory', 'Rabwa Observatory', 'مرصد الربوة', '7.85 4.05'),
  onBlock(5, 'hospital', 'Rabwa Clinic', 'عيادة الربوة', '6.6 2.1'),
  onBlock(4, 'school', 'Rabwa School', 'مدرسة الربوة', '8.2 1.9'),
  free(5, 'viewpoint', 'Pine Hill Lookout', 'مطل تلة الصنوبر', '7.95 6.05'),

  onBlock(9, 'university', 'University of Marsa Noor', 'جامعة مرسى نور', '4.75 -0.75'),
  onBlock(7, 'hospital', 'University Hospital', 'المستشفى الجامعي', '6.0 0.1'),
  onBlock(6, 'museum', 'Science Museum', 'متحف العلوم', '5.0 -1.3'),
  onBlock(4, 'school', 'Polytechnic', 'معهد الفنون التطبيقية', '6.6 -0.5'),

  onBlock(6, 'theatre', 'Gasworks Arts Centre', 'مركز الفنون', '6.4 -2.2'),
  onBlock(5, 'market', 'Wholesale Market', 'سوق الجملة', '7.9 -2.6'),
  onBlock(4, 'works', 'Noor Shipping Depot', 'مستودعات نور', '8.1 -0.6'),

  onBlock(8, 'stadium', 'Noor Stadium', 'استاد نور', '1.25 -6.4'),
  onBlock(6, 'zoo', 'City Zoo', 'حديقة الحيوان', '3.25 -6.05'),
  onBlock(5, 'mall', 'Lakeside Mall', 'ليكسايد مول', '2.3 -4.3'),
  onBlock(4, 'mosque', 'Lakeside Mosque', 'مسجد البحيرة', '0.8 -4.5'),
  onBlock(5, 'stadium', 'Sports Palace', 'قصر الرياضة', '5.0 -4.9'),
  onBlock(4, 'hospital', 'Riverside Hospital', 'مستشفى ضفاف النهر', '3.6 -3.6'),

  onBlock(5, 'hospital', 'Basatin Hospital', 'مستشفى البساتين', '-3.2 -4.3'),
  onBlock(4, 'mosque', 'Basatin Mosque', 'مسجد البساتين', '-1.3 -4.4'),
  onBlock(4, 'school', 'Garden School', 'مدرسة الحديقة', '-1.9 -6.3'),
  onBlock(4, 'market', 'Basatin Market', 'سوق البساتين', '-4.3 -3.7'),

  onBlock(6, 'hospital', 'Salam Hospital', 'مستشفى السلام', '-5.6 -2.4'),
  onBlock(4, 'church', 'Church of the Sea', 'كنيسة البحر', '-6.2 -3.9'),
  onBlock(4, 'mosque', 'Salam Mosque', 'مسجد السلام', '-3.8 -2.3'),
  onBlock(4, 'mall', 'Salam Plaza', 'سلام بلازا', '-6.0 -4.6'),

  onBlock(6, 'hotel', 'Pearl Resort', 'منتجع اللؤلؤ', '-8.3 -6.35'),
  onBlock(5, 'zoo', 'Pearl Water Park', 'مدينة اللؤلؤ المائية', '-9.6 -8.2'),
  onBlock(4, 'theatre', 'Open Air Theatre', 'المسرح المكشوف', '-7.3 -5.9'),
  free(7, 'beach', 'Pearl Beach Sands', 'رمال شاطئ اللؤلؤ', '-8.72 -5.95'),

  onBlock(5, 'church', 'Monastery of the Olive', 'دير الزيتونة', '-6.2 -6.7'),
  onBlock(4, 'hospital', 'Heights Clinic', 'عيادة المرتفعات', '-3.9 -6.1'),
  free(5, 'viewpoint', 'Cedar Hill', 'تلة الأرز', '-7.1 -8.25'),

  onBlock(7, 'mall', 'New City Mall', 'المدينة الجديدة مول', '3.7 -7.6'),
  onBlock(7, 'civic', 'Expo Centre', 'مركز المعارض', '6.7 -7.2'),
  onBlock(6, 'civic', 'Government House', 'دار الحكومة', '4.6 -9.3'),
  onBlock(5, 'works', 'Technology Park', 'واحة التقنية', '7.4 -8.9'),
  onBlock(4, 'mosque', 'New City Mosque', 'مسجد المدينة الجديدة', '2.1 -9.4'),
  onBlock(4, 'school', 'International School', 'المدرسة الدولية', '2.0 -8.1'),
];
