import type { ObjectName } from '../../pictures/objects.ts';
import type { GoodsCategory } from '../goods.ts';

type Objects = readonly [ObjectName, ...ObjectName[]];
const child = (key: string, en: string, ar: string, ...objects: Objects) => ({ key, name: { en, ar }, objects });

/** The shelves and drawers of the city's pharmacies. */
export const pharmacyCategories: GoodsCategory[] = [
  {
    key: 'pain-fever',
    name: { en: 'Pain & fever', ar: 'الألم والحرارة' },
    objects: ['pill', 'thermometer', 'waterDrop'],
    isFeatured: true,
    children: [
      child('painkillers', 'Painkillers', 'مسكنات الألم', 'pill', 'waterDrop'),
      child('muscle-joint', 'Muscles & joints', 'العضلات والمفاصل', 'lotion', 'bandage'),
      child('fever-children', 'Fever in children', 'حرارة الأطفال', 'thermometer', 'teddy'),
    ],
  },
  {
    key: 'cold-allergy',
    name: { en: 'Cold, flu & allergy', ar: 'البرد والحساسية' },
    objects: ['tea', 'lemon', 'pill'],
    isFeatured: true,
    children: [
      child('cold-remedies', 'Cold & flu', 'البرد والإنفلونزا', 'pill', 'scarf'),
      child('cough-throat', 'Cough & throat', 'الكحة والحلق', 'honey', 'lemon'),
      child('eyes-ears-nose', 'Eyes, ears & nose', 'العين والأذن والأنف', 'drop', 'glasses'),
      child('allergy-relief', 'Allergy', 'الحساسية', 'daisy', 'pill'),
    ],
  },
  {
    key: 'stomach-digestion',
    name: { en: 'Stomach & digestion', ar: 'المعدة والهضم' },
    objects: ['pill', 'ginger', 'tea'],
    isFeatured: true,
    children: [
      child('heartburn-acid', 'Heartburn & acid', 'الحموضة', 'pill', 'flame'),
      child('digestion-bowel', 'Digestion & bowel', 'الهضم والقولون', 'herb', 'pill'),
      child('rehydration', 'Rehydration', 'محاليل الجفاف', 'waterDrop', 'salt'),
    ],
  },
  {
    key: 'long-term-care',
    name: { en: 'Prescription & long-term', ar: 'الروشتة والأمراض المزمنة' },
    objects: ['clipboard', 'pill', 'stethoscope'],
    children: [
      child('antibiotics', 'Antibiotics', 'مضادات حيوية', 'pill', 'microscope'),
      child('pressure-heart', 'Blood pressure & heart', 'الضغط والقلب', 'redHeart', 'stethoscope'),
      child('diabetes-shelf', 'Diabetes', 'السكري', 'drop', 'testTube'),
    ],
  },
  {
    key: 'skin-health',
    name: { en: 'Skin care', ar: 'العناية بالبشرة' },
    objects: ['lotion', 'rose', 'sun'],
    isFeatured: true,
    children: [
      child('face-care', 'Face', 'الوجه', 'lotion', 'mirror'),
      child('body-bath', 'Body & bath', 'الجسم والاستحمام', 'soap', 'bathtub'),
      child('sun-protection', 'Sun protection', 'الوقاية من الشمس', 'sun', 'lotion'),
      child('skin-treatment', 'Skin treatment', 'علاجات الجلد', 'lotion', 'medicalSign'),
    ],
  },
  {
    key: 'hair-teeth-beauty',
    name: { en: 'Hair, teeth & beauty', ar: 'الشعر والأسنان والجمال' },
    objects: ['comb', 'toothbrush', 'lipstick'],
    isFeatured: true,
    children: [
      child('hair-treatment', 'Hair', 'الشعر', 'comb', 'lotion'),
      child('oral-care', 'Teeth & mouth', 'الفم والأسنان', 'toothbrush', 'tooth'),
      child('colour-fragrance', 'Make-up & fragrance', 'مكياج وعطور', 'lipstick', 'blossom'),
    ],
  },
  {
    key: 'vitamins-supplements',
    name: { en: 'Vitamins & supplements', ar: 'فيتامينات ومكملات' },
    objects: ['pill', 'orange', 'sun'],
    isFeatured: true,
    children: [
      child('multivitamins', 'Multivitamins', 'فيتامينات متعددة', 'pill', 'orange'),
      child('single-vitamins', 'Single vitamins', 'فيتامينات مفردة', 'sun', 'pill'),
      child('minerals-omega', 'Minerals & omega', 'معادن وأوميجا', 'fish', 'pill'),
      child('sport-nutrition', 'Sport nutrition', 'تغذية الرياضيين', 'boxingGlove', 'milk'),
    ],
  },
  {
    key: 'herbal-care',
    name: { en: 'Herbal', ar: 'أعشاب وطب شعبي' },
    objects: ['herb', 'teapot', 'daisy'],
    children: [
      child('herbal-teas', 'Herbal teas', 'شاي أعشاب', 'teapot', 'daisy'),
      child('seed-oils', 'Oils', 'زيوت طبيعية', 'amphora', 'olive'),
      child('dried-remedies', 'Dried herbs & roots', 'أعشاب وجذور مجففة', 'herb', 'ginger'),
    ],
  },
  {
    key: 'baby-mother',
    name: { en: 'Baby & mother', ar: 'الأم والطفل' },
    objects: ['babyBottle', 'teddy', 'duck'],
    isFeatured: true,
    children: [
      child('nappies-wipes', 'Nappies & wipes', 'حفاضات ومناديل', 'daisy', 'teddy'),
      child('baby-feeding', 'Feeding', 'تغذية الرضيع', 'babyBottle', 'bowlWithSpoon'),
      child('baby-bath-skin', 'Bath & skin', 'استحمام وبشرة', 'duck', 'bathtub'),
      child('teething-comfort', 'Teething & comfort', 'التسنين والراحة', 'tooth', 'rabbit'),
    ],
  },
  {
    key: 'first-aid-devices',
    name: { en: 'First aid & devices', ar: 'إسعافات وأجهزة' },
    objects: ['bandage', 'thermometer', 'stethoscope'],
    isFeatured: true,
    children: [
      child('dressings', 'Plasters & dressings', 'لاصقات وضمادات', 'bandage', 'cross'),
      child('antiseptics', 'Antiseptics & protection', 'مطهرات ووقاية', 'shield', 'gloves'),
      child('monitors', 'Monitors & devices', 'أجهزة قياس', 'stethoscope', 'thermometer'),
      child('supports-mobility', 'Supports & mobility', 'دعامات وأدوات حركة', 'crutch', 'wheelchair'),
    ],
  },
];
