import type { ObjectName } from '../../pictures/objects.ts';
import type { GoodsBrand } from '../goods.ts';

type Objects = readonly [ObjectName, ...ObjectName[]];
const brand = (key: string, en: string, ar: string, ...objects: Objects): GoodsBrand => ({
  key,
  name: { en, ar },
  objects,
});

/** The makers whose names are on what the city's shops sell. */
export const ecommerceBrands: GoodsBrand[] = [
  brand('falcora', 'Falcora', 'فالكورا', 'phone', 'laptop'),
  brand('marsa-sound', 'Marsa Sound', 'مرسى ساوند', 'headphones', 'radio'),
  brand('nawrix', 'Nawrix', 'نوركس', 'gamepad', 'bolt'),
  brand('dalia-reem', 'Dalia & Reem', 'داليا وريم', 'dress', 'scarf'),
  brand('khan-thread', 'Khan Thread', 'خيط الخان', 'shirtAndTie', 'thread'),
  brand('white-delta', 'White Delta', 'الدلتا البيضاء', 'bed', 'leaves'),
  brand('corniche-walk', 'Corniche Walk', 'مشوار الكورنيش', 'sneaker', 'sun'),
  brand('caravan-north', 'Caravan North', 'قافلة الشمال', 'suitcase', 'compass'),
  brand('bint-el-bahr', 'Bint El Bahr', 'بنت البحر', 'handbag', 'heeledSandal'),
  brand('dar-fayrouza', 'Dar Fayrouza', 'دار فيروزة', 'gem', 'ring'),
  brand('sundial-house', 'Sundial House', 'بيت المزولة', 'watch', 'clock'),
  brand('harbour-lantern', 'Harbour Lantern Press', 'دار فنار الميناء', 'books', 'lampPost'),
  brand('little-heron', 'Little Heron Books', 'كتب البلشون الصغير', 'openBook', 'duck'),
  brand('zanbarak', 'Zanbarak', 'زنبرك', 'toyCar', 'gear'),
  brand('tuta-tuta', 'Tuta Tuta', 'توتة توتة', 'teddy', 'balloon'),
  brand('beit-fakhar', 'Beit Fakhar', 'بيت فخّار', 'amphora', 'teapot'),
  brand('ward-el-shatt', 'Ward El Shatt', 'ورد الشط', 'bouquet', 'ribbon'),
  brand('markab', 'Markab Sport', 'مركب سبورت', 'football', 'stopwatch'),
  brand('bisbis', 'Bisbis', 'بسبس', 'cat', 'paws'),
  brand('usta', 'Usta', 'أُسطى', 'toolbox', 'wrench'),
  brand('green-saqia', 'Green Saqia', 'الساقية الخضراء', 'pottedPlant', 'bucket'),
  brand('waraqa', 'Waraqa', 'ورقة', 'notebook', 'pencil'),
];
