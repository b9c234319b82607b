import type { ObjectName } from '../../pictures/objects.ts';
import type { GoodsBrand } from '../goods.ts';

type Objects = readonly [ObjectName, ...ObjectName[]];
const brand = (key: string, en: string, ar: string, ...objects: Objects): GoodsBrand => ({
  key,
  name: { en, ar },
  objects,
});

/** Brands of groceries. They are all invented. */
export const groceryBrands: GoodsBrand[] = [
  brand('tallet-laban', 'Tallet Laban', 'تلّة اللبن', 'milk', 'clover'),
  brand('seventh-mill', 'Seventh Mill', 'الطاحونة السابعة', 'wheat', 'bread'),
  brand('old-press', 'The Old Press', 'المعصرة القديمة', 'olive', 'amphora'),
  brand('nile-furrow', 'Nile Furrow', 'حرث النيل', 'rice', 'sprout'),
  brand('gull-and-tin', 'Gull & Tin', 'نورس وعلبة', 'cannedFood', 'fish'),
  brand('brass-mortar', 'Brass Mortar', 'الهون النحاس', 'jar', 'chili'),
  brand('palm-lantern', 'Palm Lantern', 'فانوس النخيل', 'chestnut', 'star'),
  brand('salty-moon', 'Salty Moon', 'قمر مملّح', 'moon', 'peanuts'),
  brand('ain-marsa', 'Ain Marsa', 'عين مرسى', 'waterDrop', 'leaves'),
  brand('citrus-quay', 'Citrus Quay', 'رصيف الموالح', 'orange', 'juiceBox'),
  brand('three-cups', 'Three Cups', 'ثلاثة فناجين', 'coffee', 'teapot'),
  brand('bee-terrace', 'Bee Terrace', 'شرفة النحل', 'bee', 'honey'),
  brand('bright-tile', 'Bright Tile', 'بلاط لامع', 'bubbles', 'bucket'),
  brand('cotton-cloud', 'Cotton Cloud', 'غيمة قطن', 'toiletPaper', 'daisy'),
  brand('olive-and-ash', 'Olive & Ash', 'زيتون ورماد', 'soap', 'olive'),
];
