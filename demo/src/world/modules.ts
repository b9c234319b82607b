import type { Texts } from '@rialto/database/documents/texts.ts';
import type { ObjectName } from '../pictures/objects.ts';
import { picture, type Picture } from '../pictures/picture.ts';

export type ModuleType = 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel';
export type DemoModule = {
  id: number;
  type: ModuleType;
  name: Required<Texts>;
  description: Required<Texts>;
  icon: Picture;
};

const icon = (type: ModuleType, ...objects: ObjectName[]) => picture(`module-${type}`, { kind: 'group', objects });

export const modules: readonly DemoModule[] = [
  {
    id: 1,
    type: 'food',
    name: { en: 'Food', ar: 'مطاعم' },
    description: { en: 'Dinner from the kitchens around the corner', ar: 'عشاؤك من مطابخ الحيّ، ساخنًا كما خرج' },
    icon: icon('food', 'burger', 'fries', 'sodaCup'),
  },
  {
    id: 2,
    type: 'grocery',
    name: { en: 'Grocery', ar: 'بقالة' },
    description: { en: 'The weekly shop, carried upstairs', ar: 'مشتريات البيت كلها حتى باب شقتك' },
    icon: icon('grocery', 'basket', 'lettuce', 'banana', 'pineapple'),
  },
  {
    id: 3,
    type: 'pharmacy',
    name: { en: 'Pharmacy', ar: 'صيدلية' },
    description: { en: 'Medicine and care, day and night', ar: 'دواء وعناية في كل ساعة' },
    icon: icon('pharmacy', 'lotion', 'pill', 'bandage'),
  },
  {
    id: 4,
    type: 'ecommerce',
    name: { en: 'Shop', ar: 'تسوّق' },
    description: { en: 'Books, shoes, gifts and all the rest', ar: 'كتب وأحذية وهدايا وكل ما يخطر لك' },
    icon: icon('ecommerce', 'shoppingBags', 'sneaker', 'headphones'),
  },
  {
    id: 5,
    type: 'parcel',
    name: { en: 'Parcel', ar: 'طرود' },
    description: { en: 'From your hands to theirs, across the city', ar: 'من يدك إلى يدهم في أي حيّ من المدينة' },
    icon: icon('parcel', 'parcel', 'scooter', 'envelope'),
  },
];

export type ModuleZone = { moduleId: number; zoneId: number };

/** Every module is in every zone, except that the last zone has no shops and the one before it no parcels. */
export function moduleZones(zoneIds: number[]): ModuleZone[] {
  const missing: Partial<Record<ModuleType, number | undefined>> = {
    ecommerce: zoneIds.at(-1),
    parcel: zoneIds.at(-2),
  };
  return modules.flatMap(({ id, type }) =>
    zoneIds.filter((zoneId) => zoneId !== missing[type]).map((zoneId) => ({ moduleId: id, zoneId })),
  );
}
