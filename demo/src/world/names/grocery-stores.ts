import type { StoreNames } from './store-names.ts';

export const groceryStores = {
  greengrocer: [
    ['The Green Basket', 'السلة الخضراء'],
    ['Farm Gate', 'باب المزرعة'],
    ['Orchard Street', 'شارع البستان'],
    ['Sun & Soil', 'شمس وطين'],
    ['The Fig Tree', 'شجرة التين'],
    ['Delta Greens', 'خضار الدلتا'],
    ['Basil & Beets', 'ريحان وبنجر'],
    ['Morning Harvest', 'قطفة الصبح'],
  ],
  supermarket: [
    ['Marsa Market', 'سوق مرسى'],
    ['The Family Pantry', 'مونة العائلة'],
    ['Al Khair Market', 'أسواق الخير'],
    ['House of Plenty', 'بيت البركة'],
    ['Al Nakheel Hyper', 'هايبر النخيل'],
    ['Savings Corner', 'ركن التوفير'],
    ['Every Shelf', 'على كل رفّ'],
    ['Bayt & Basket', 'بيت وسلة'],
  ],
  miniMarket: [
    ['The Corner Lamp', 'مصباح الناصية'],
    ["Hany's Kiosk", 'كشك هاني'],
    ['Night Grocer', 'بقالة الليل'],
    ['Amal Mini Market', 'ميني ماركت الأمل'],
    ['Stop & Shelf', 'وقفة سريعة'],
  ],
  butcher: [
    ['The Honest Butcher', 'الجزار الأمين'],
    ['Al Wadi Meats', 'لحوم الوادي'],
    ['Country Poultry', 'دواجن الريف'],
    ['The Marble Block', 'بلاطة الجزار'],
  ],
  fishmonger: [
    ['Halqa Fish Market', 'حلقة السمك'],
    ['Net to Kitchen', 'من الشبكة إلى المطبخ'],
    ['Ice & Scales', 'ثلج وميزان'],
  ],
  dairy: [
    ['Village Dairy', 'ألبان القرية'],
    ['The White Jar', 'البرطمان الأبيض'],
    ['Cheese & Thyme', 'جبن وزعتر'],
    ['Clover Farm', 'مزرعة البرسيم'],
  ],
  spices: [
    ['Attarine Street', 'شارع العطّارين'],
    ['Saffron Thread', 'خيط الزعفران'],
    ["Grandfather's Attara", 'عطارة الجدّ'],
    ['Seven Spices', 'سبع بهارات'],
  ],
  nutsAndDates: [
    ['Moon Roastery', 'محمصة القمر'],
    ['Dates & Almonds', 'تمر ولوز'],
    ['Siwa Dates', 'تمور سيوة'],
    ['House of Honey', 'بيت العسل'],
  ],
  organic: [
    ['Wild Thyme', 'زعتر برّي'],
    ['Seed & Sprout', 'بذرة ونبتة'],
    ['Good Earth', 'خير الأرض'],
  ],
  household: [
    ['The Tidy Shelf', 'الرفّ المرتّب'],
    ['Soap & Sunday', 'صابون ولمعان'],
  ],
} satisfies StoreNames;
