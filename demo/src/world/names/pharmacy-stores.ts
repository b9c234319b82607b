import type { StoreNames } from './store-names.ts';

export const pharmacyStores = {
  pharmacy: [
    ['Al Shifa Pharmacy', 'صيدلية الشفاء'],
    ["Dr. Layla's Pharmacy", 'صيدلية د. ليلى'],
    ['Lighthouse Pharmacy', 'صيدلية الفنار'],
    ['Al Razi Pharmacy', 'صيدلية الرازي'],
    ['Ibn Sina Pharmacy', 'صيدلية ابن سينا'],
    ['Pharmacy Twenty-Four', 'صيدلية ٢٤'],
    ['Balsam Pharmacy', 'صيدلية بلسم'],
    ['Crescent Pharmacy', 'صيدلية الهلال'],
    ['Good Morning Pharmacy', 'صيدلية صباح الخير'],
    ['Al Safwa Pharmacy', 'صيدلية الصفوة'],
    ['Al Rahma Pharmacy', 'صيدلية الرحمة'],
    ['Green Leaf Pharmacy', 'صيدلية الورقة الخضراء'],
    ['Afia Pharmacy', 'صيدلية عافية'],
    ['Al Mina Pharmacy', 'صيدلية الميناء'],
    ['Yasmine Pharmacy', 'صيدلية ياسمين'],
    ["The Doctor's Corner", 'ركن الطبيب'],
  ],
  herbal: [
    ['Chamomile & Co.', 'بابونج وشركاه'],
    ['Black Seed House', 'بيت الحبة السوداء'],
    ["The Herbalist's Drawer", 'دُرج العشّاب'],
    ['Wild Sage', 'ميرمية برّية'],
  ],
  beauty: [
    ['Rose Water', 'ماء الورد'],
    ['The Glow Room', 'غرفة الإشراق'],
    ['Argan & Clay', 'أرغان وطين'],
    ['Silk & Soap', 'حرير وصابون'],
    ['Jasmine Vanity', 'مرآة الياسمين'],
  ],
  baby: [
    ['Little Moon', 'قمر صغير'],
    ['Cradle Care', 'رعاية المهد'],
    ['Mama & Me', 'ماما وأنا'],
    ['First Steps', 'أول خطوة'],
  ],
  vitamins: [
    ['The Daily Dose', 'جرعة اليوم'],
    ['Strong Roots', 'جذور قوية'],
    ['Sunny Vitamins', 'فيتامينات الشمس'],
    ['Zinc & Lemon', 'زنك وليمون'],
  ],
  medicalSupplies: [
    ['Caring Hands', 'أيادٍ حانية'],
    ['Pulse Supplies', 'نبض للمستلزمات'],
    ['Bayt El Teb', 'بيت الطب'],
    ['Clear View Optics', 'بصريات نظرة صافية'],
  ],
} satisfies StoreNames;
