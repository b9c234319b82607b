import type { ObjectName } from '../../pictures/objects.ts';
import type { GoodsCondition } from '../goods.ts';

type Objects = readonly [ObjectName, ...ObjectName[]];
const condition = (key: string, en: string, ar: string, ...objects: Objects): GoodsCondition => ({
  key,
  name: { en, ar },
  objects,
});

/** What people come to a pharmacy with. */
export const pharmacyConditions: GoodsCondition[] = [
  condition('headache', 'Headache', 'الصداع', 'bolt', 'pill'),
  condition('cold-flu', 'Cold & flu', 'البرد والإنفلونزا', 'scarf', 'tea'),
  condition('allergy', 'Allergy', 'الحساسية', 'daisy', 'bee'),
  condition('heartburn', 'Heartburn', 'حموضة المعدة', 'flame', 'chili'),
  condition('dry-skin', 'Dry skin', 'جفاف البشرة', 'lotion', 'waterDrop'),
  condition('sore-throat', 'Sore throat', 'التهاب الحلق', 'honey', 'lemon'),
  condition('back-pain', 'Back pain', 'آلام الظهر', 'bandage', 'chair'),
  condition('insomnia', 'Trouble sleeping', 'صعوبة النوم', 'moon', 'clock'),
  condition('diabetes', 'Diabetes care', 'رعاية السكري', 'drop', 'testTube'),
  condition('blood-pressure', 'Blood pressure', 'ضغط الدم', 'redHeart', 'stethoscope'),
  condition('teething', 'Baby teething', 'تسنين الأطفال', 'tooth', 'teddy'),
  condition('sunburn', 'Sunburn', 'حروق الشمس', 'sun', 'lotion'),
];
