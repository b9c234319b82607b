import type { ObjectName } from '../../pictures/objects.ts';
import type { GoodsBrand } from '../goods.ts';

type Objects = readonly [ObjectName, ...ObjectName[]];
const brand = (key: string, en: string, ar: string, ...objects: Objects): GoodsBrand => ({
  key,
  name: { en, ar },
  objects,
});

/** Brands of pharmacy goods. They are all invented. */
export const pharmacyBrands: GoodsBrand[] = [
  brand('marsa-labs', 'Marsa Laboratories', 'معامل مرسى', 'testTube', 'pill'),
  brand('fanar-remedies', 'Fanar Remedies', 'فنار للدواء', 'pill', 'star'),
  brand('shatt-derma', 'Shatt Derma', 'شط ديرما', 'lotion', 'waterDrop'),
  brand('blossom-and-clay', 'Blossom & Clay', 'زهر وطين', 'blossom', 'amphora'),
  brand('kohl-street', 'Kohl Street', 'شارع الكحل', 'lipstick', 'mirror'),
  brand('little-felucca', 'Little Felucca', 'فلوكة صغيرة', 'duck', 'babyBottle'),
  brand('cradle-cotton', 'Cradle Cotton', 'قطن المهد', 'teddy', 'daisy'),
  brand('daily-ray', 'Daily Ray', 'شعاع يومي', 'sun', 'orange'),
  brand('strong-oar', 'Strong Oar', 'مجداف قوي', 'boxingGlove', 'bolt'),
  brand('sinai-leaf', 'Sinai Leaf', 'ورقة سيناء', 'leaves', 'teapot'),
  brand('steady-pulse', 'Steady Pulse', 'نبض منتظم', 'redHeart', 'stethoscope'),
  brand('white-gauze', 'White Gauze', 'شاش أبيض', 'bandage', 'cross'),
  brand('mint-harbour', 'Mint Harbour', 'مرفأ النعناع', 'toothbrush', 'herb'),
];
