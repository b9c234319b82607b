import { words } from '../../../goods/measures.ts';
import { look, type PromotionTexts } from '../promotion-texts.ts';

export const pharmacyPromotions: PromotionTexts = {
  banners: [
    {
      title: words('Care for every day, for less', 'عناية كل يوم بسعر أقل'),
      look: look('showcase', 'mint', 'lotion', 'soap', 'heart', 'shield', 'sprout', 'waterDrop'),
      target: { kind: 'page', page: 'offers' },
    },
    {
      title: words('New on the pharmacy shelf', 'جديد على رف الصيدلية'),
      look: look('steps', 'lilac', 'lotion', 'lipstick', 'mirror', 'soap', 'lavender', 'honey'),
      target: { kind: 'page', page: 'new' },
    },
    {
      title: words('Ready for the cold season', 'مستعدون لموسم البرد'),
      look: look('showcase', 'sky', 'pill', 'tea', 'lemon', 'honey', 'thermometer', 'scarf', 'ginger'),
      target: { kind: 'page', page: 'categories' },
    },
    {
      title: words('A pharmacist on the phone', 'صيدلي على الهاتف'),
      look: look('tiles', 'ice', 'pill', 'stethoscope', 'heart', 'phone', 'bandage', 'medicalSign', 'shield'),
      target: { kind: 'store', trade: 'pharmacy', zone: 2 },
    },
    {
      title: words('Everything for the little ones', 'كل شيء للصغار'),
      look: look('parade', 'butter', 'teddy', 'babyBottle', 'lotion', 'soap', 'chick', 'blocks', 'bathtub'),
      target: { kind: 'store', trade: 'baby', zone: 1 },
    },
    {
      title: words('Glow from the inside', 'إشراقة من الداخل'),
      look: look('parade', 'blush', 'lotion', 'lipstick', 'rose', 'mirror', 'honey', 'soap', 'lotus', 'sprout'),
      target: { kind: 'item', trade: 'beauty', zone: 3 },
    },
  ],
  campaigns: [
    {
      title: words('Strong for winter', 'مناعة للشتاء'),
      about: words(
        'Vitamins, zinc and warm remedies with a pharmacist’s advice, in pharmacies all over the city.',
        'فيتامينات وزنك ووصفات دافئة مع نصيحة الصيدلي في صيدليات المدينة كلها.',
      ),
      look: look('showcase', 'apricot', 'honey', 'lemon', 'orange', 'tea', 'sun', 'jar'),
      trades: ['pharmacy', 'vitamins', 'herbal'],
      starts: -8,
      ends: 72,
    },
    {
      title: words('Soft skin weeks', 'أسابيع البشرة الناعمة'),
      about: words(
        'Creams, clays and sun care from shops that let you try before you buy.',
        'كريمات وطين وواقيات شمس من متاجر تتيح لك التجربة.',
      ),
      look: look('steps', 'rose', 'lotion', 'soap', 'mirror', 'lotus', 'lavender', 'rose'),
      trades: ['beauty', 'pharmacy'],
      starts: -3,
      ends: 58,
    },
    {
      title: words('A gentle start', 'بداية رقيقة'),
      about: words(
        'For parents of new arrivals: nappies, bottles and calm advice.',
        'لآباء القادمين الجدد: حفاضات ورضّاعات ونصيحة هادئة.',
      ),
      look: look('parade', 'sky', 'teddy', 'chick', 'lotion', 'soap', 'heart', 'milk', 'moon'),
      trades: ['baby', 'pharmacy'],
      starts: 15,
      ends: 90,
    },
  ],
  specials: [
    {
      title: words('Home first-aid box', 'صندوق إسعافات منزلي'),
      about: words(
        'Plasters, gauze, antiseptic, thermometer and a small guide in a tin.',
        'لاصقات وشاش ومطهّر وميزان حرارة ودليل صغير في علبة معدنية.',
      ),
      objects: ['toolbox', 'bandage', 'thermometer'],
      ...{ trade: 'pharmacy', category: 'dressings', priceMinor: 1490, percent: 2000 },
    },
    {
      title: words('Winter vitamin set', 'مجموعة فيتامينات الشتاء'),
      about: words(
        'Vitamin C, D3 and zinc for two months, with a pill box for the week.',
        'فيتامين سي ودال٣ وزنك لشهرين مع علبة أقراص أسبوعية.',
      ),
      objects: ['orange', 'pill', 'sun'],
      ...{ trade: 'vitamins', category: 'multivitamins', priceMinor: 1950, percent: 1500 },
    },
    {
      title: words('New baby bundle', 'حزمة المولود الجديد'),
      about: words(
        'Nappies, wipes, two bottles and a mild wash: the first fortnight in one bag.',
        'حفاضات ومناديل ورضّاعتان وغسول لطيف: أول أسبوعين في حقيبة.',
      ),
      objects: ['babyBottle', 'teddy', 'soap'],
      ...{ trade: 'baby', category: 'nappies-wipes', priceMinor: 2690, percent: 1200 },
    },
    {
      title: words('Evening skin ritual', 'روتين المساء للبشرة'),
      about: words(
        'Cleanser, rose water and night cream in travel and home size.',
        'غسول وماء ورد وكريم ليلي بحجم البيت والسفر.',
      ),
      objects: ['lotion', 'rose', 'moon'],
      ...{ trade: 'beauty', category: 'face-care', priceMinor: 2250, percent: 2500 },
    },
  ],
  flashNow: words('Care for less', 'عناية بأقل'),
  flashLater: words('Wellness weekend', 'نهاية أسبوع العافية'),
  nearby: words('Pharmacies near you', 'صيدليات بالقرب منك'),
  beside: {
    promotional: look('shelf', 'aqua', 'lotion', 'soap', 'honey', 'jar', 'shield', 'sprout', 'heart', 'mirror'),
    bestReviewed: look('pedestal', 'lilac', 'lotion', 'heart', 'lavender'),
    newArrival: look('pedestal', 'ice', 'shield', 'pill', 'waterDrop'),
    bottom: look('parade', 'ice', 'scooter', 'lotion', 'shield', 'house', 'heart', 'soap', 'sprout', 'medicalSign'),
  },
  why: [
    {
      title: words('Checked by a pharmacist', 'يراجعه صيدلي'),
      text: words('Every order is checked by a qualified pharmacist.', 'كل طلب يراجعه صيدلي مؤهل.'),
      objects: ['medicalSign', 'clipboard', 'shield'],
    },
    {
      title: words('Day and night', 'ليلًا ونهارًا'),
      text: words('Someone is always open when a fever won’t wait.', 'هناك دائمًا من هو مستيقظ حين ترتفع الحرارة.'),
      objects: ['moon', 'clock', 'pill'],
    },
    {
      title: words('Nobody else’s business', 'خصوصيتك أولًا'),
      text: words('Plain bags, sealed, handed only to you.', 'أكياس عادية مغلقة تُسلَّم لك وحدك.'),
      objects: ['parcel', 'lock', 'heart'],
    },
  ],
};
