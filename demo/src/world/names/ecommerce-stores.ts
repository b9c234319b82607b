import type { StoreNames } from './store-names.ts';

export const ecommerceStores = {
  electronics: [
    ['Volt & Wire', 'فولت وسلك'],
    ['Pixel Bazaar', 'بازار البكسل'],
    ['Circuit House', 'بيت الدوائر'],
    ['Gadget Quay', 'رصيف الأجهزة'],
    ['Joystick Club', 'نادي الجويستيك'],
  ],
  fashion: [
    ['Linen & Light', 'كتّان وضوء'],
    ['Cotton Quarter', 'حيّ القطن'],
    ['Noora Boutique', 'بوتيك نورة'],
    ["The Tailor's Cat", 'قطة الخيّاط'],
    ['Thread Count', 'خيط وإبرة'],
    ['Modest Muse', 'حشمة وأناقة'],
  ],
  shoes: [
    ['Sole Story', 'حكاية حذاء'],
    ['Left & Right', 'يمين وشمال'],
    ['Two Steps Ahead', 'سابق بخطوتين'],
  ],
  books: [
    ['The Paper Boat', 'القارب الورقي'],
    ['Page One', 'الصفحة الأولى'],
    ["The Reader's Lamp", 'قنديل القرّاء'],
    ['Ink & Mint', 'حبر ونعناع'],
  ],
  toys: [
    ['The Tin Robot', 'روبوت الصفيح'],
    ['Kite Season', 'موسم الطيارات الورق'],
    ["Teddy's Attic", 'عُلّية الدبدوب'],
    ['Puzzle Tree', 'شجرة الألغاز'],
  ],
  home: [
    ['House & Hearth', 'بيت ودفا'],
    ['Clay & Cotton', 'طين وقطن'],
    ['The Brass Lamp', 'القنديل النحاسي'],
    ['Corner Sofa', 'كنبة الركن'],
    ['Pillow Talk', 'حديث الوسائد'],
  ],
  flowersAndGifts: [
    ['Jasmine Balcony', 'شرفة الياسمين'],
    ['The Bloom Boat', 'قارب الورد'],
    ['Petal Post', 'بريد الورد'],
    ['The Gift Knot', 'فيونكة'],
  ],
  sports: [
    ['Goal Line', 'خطّ المرمى'],
    ['Second Wind', 'نَفَس جديد'],
    ['Pedal & Peak', 'بدّال وقمّة'],
    ['Courtside', 'على خطّ الملعب'],
  ],
  jewellery: [
    ['Silver Lane', 'حارة الفضة'],
    ['Lapis & Gold', 'لازورد وذهب'],
    ['Tick & Stone', 'عقرب وحجر'],
  ],
  pets: [
    ['Paws & Whiskers', 'كفوف وشوارب'],
    ['The Happy Tail', 'الذيل السعيد'],
    ['Parrot Corner', 'ركن الببغاء'],
  ],
  tools: [
    ['The Handy Crate', 'صندوق العدّة'],
    ['Nut & Bolt', 'مسمار وصامولة'],
    ['Uncle Fix-It', 'عمّو صلّحها'],
  ],
  stationery: [
    ['Pencil & Palette', 'قلم ولوحة'],
    ['Paper Moon', 'قمر من ورق'],
    ['The Sharpener', 'البرّاية'],
  ],
  bags: [
    ["The Voyager's Trunk", 'صندوق الرحّالة'],
    ['Carry On', 'شنطة سفر'],
    ['Strap & Buckle', 'حزام وإبزيم'],
  ],
} satisfies StoreNames;
