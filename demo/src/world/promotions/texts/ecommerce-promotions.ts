import { words } from '../../../goods/measures.ts';
import { look, type PromotionTexts } from '../promotion-texts.ts';

export const ecommercePromotions: PromotionTexts = {
  banners: [
    {
      title: words('Good things, reduced', 'أشياء جميلة بخصم'),
      look: look('steps', 'lilac', 'headphones', 'sneaker', 'watch', 'camera', 'teddy', 'backpack'),
      target: { kind: 'page', page: 'offers' },
    },
    {
      title: words('Arrived this week', 'وصل هذا الأسبوع'),
      look: look('showcase', 'sand', 'handbag', 'sunHat', 'sneaker', 'watch', 'camera', 'gift'),
      target: { kind: 'page', page: 'new' },
    },
    {
      title: words('Makers with a name', 'صنّاع لهم اسم'),
      look: look('tiles', 'ink', 'watch', 'headphones', 'ring', 'sneaker', 'gamepad', 'books', 'gem'),
      target: { kind: 'page', page: 'brands' },
    },
    {
      title: words('A shelf that never ends', 'رفّ لا ينتهي'),
      look: look(
        'shelf',
        'forest',
        'books',
        'redBook',
        'notebook',
        'clock',
        'blueBook',
        'greenBook',
        'coffee',
        'lampPost',
      ),
      target: { kind: 'store', trade: 'books', zone: 2 },
    },
    {
      title: words('Flowers before dinner', 'ورد قبل العشاء'),
      look: look('parade', 'blush', 'bouquet', 'tulip', 'rose', 'sunflower', 'daisy', 'gift', 'lotus', 'balloon'),
      target: { kind: 'store', trade: 'flowersAndGifts', zone: 1 },
    },
    {
      title: words('Rooms that feel like home', 'غرف فيها دفء البيت'),
      look: look('parade', 'terracotta', 'sofa', 'pottedPlant', 'clock', 'amphora', 'lampPost', 'teapot', 'picture'),
      target: { kind: 'item', trade: 'home', zone: 3 },
    },
    {
      title: words('For small inventors', 'للمخترعين الصغار'),
      look: look('showcase', 'sky', 'rocket', 'blocks', 'teddy', 'kite', 'toyCar', 'train', 'die', 'yoyo'),
      target: { kind: 'page', page: 'categories', zone: 4 },
    },
  ],
  campaigns: [
    {
      title: words('Gift season', 'موسم الهدايا'),
      about: words(
        'Wrapped, tied and with a card in your words. Shops all over the city take part.',
        'مغلّفة ومربوطة ومعها بطاقة بكلماتك، بمشاركة متاجر المدينة كلها.',
      ),
      look: look('showcase', 'rose', 'gift', 'bouquet', 'teddy', 'balloon', 'ring', 'heart'),
      trades: ['flowersAndGifts', 'toys', 'jewellery', 'books'],
      starts: -7,
      ends: 62,
    },
    {
      title: words('Home office, better office', 'مكتبك المنزلي أجمل'),
      about: words(
        'Lamps, chairs, notebooks and headphones for the desk you really work at.',
        'مصابيح وكراسٍ ودفاتر وسماعات للمكتب الذي تعمل عليه فعلًا.',
      ),
      look: look('steps', 'ink', 'laptop', 'headphones', 'lampPost', 'notebook', 'coffee', 'chair'),
      trades: ['electronics', 'home', 'stationery'],
      starts: -2,
      ends: 68,
    },
    {
      title: words('Out into the open', 'إلى الهواء الطلق'),
      about: words(
        'Tents, balls, bicycles and good shoes for the first mild weekend.',
        'خيام وكرات ودراجات وأحذية مريحة لأول نهاية أسبوع لطيفة.',
      ),
      look: look('parade', 'aqua', 'tent', 'bicycle', 'football', 'sneaker', 'backpack', 'compass', 'sun'),
      trades: ['sports', 'shoes', 'bags'],
      starts: 16,
      ends: 85,
    },
  ],
  specials: [
    {
      title: words('Headphones with case', 'سماعات مع حافظة'),
      about: words(
        'Over-ear, thirty hours of music, folded into a hard case. While the carton lasts.',
        'سماعات فوق الأذن بثلاثين ساعة تشغيل وحافظة صلبة، حتى نفاد الكمية.',
      ),
      objects: ['headphones', 'phone', 'sparkles'],
      ...{ trade: 'electronics', category: 'shop-audio', priceMinor: 6900, percent: 2500 },
    },
    {
      title: words('Three novels for two', 'ثلاث روايات بسعر اثنتين'),
      about: words(
        'Choose three from the table by the door; the cheapest is ours.',
        'اختر ثلاثًا من الطاولة عند الباب والأقل سعرًا علينا.',
      ),
      objects: ['books', 'coffee', 'glasses'],
      ...{ trade: 'books', category: 'shop-novels', priceMinor: 2700, percent: 3300 },
    },
    {
      title: words('Bouquet of the week', 'باقة الأسبوع'),
      about: words(
        'Whatever the market has at its best, tied in brown paper, with a vase.',
        'أجمل ما في السوق هذا الأسبوع، ملفوف بورق بني ومعه مزهرية.',
      ),
      objects: ['bouquet', 'ribbon', 'loveLetter'],
      ...{ trade: 'flowersAndGifts', category: 'shop-bouquets', priceMinor: 2400, percent: 1500 },
    },
    {
      title: words('Weekend bag', 'حقيبة نهاية الأسبوع'),
      about: words(
        'Canvas and leather, room for two nights, fits under the seat.',
        'قماش وجلد، تتسع لليلتين وتدخل تحت المقعد.',
      ),
      objects: ['suitcase', 'compass', 'sunglasses'],
      ...{ trade: 'bags', category: 'shop-travel-bags', priceMinor: 5900, percent: 2000 },
    },
    {
      title: words('Wooden train, full circle', 'قطار خشبي بمساره'),
      about: words(
        'Forty pieces, a bridge and a station. Oiled, not lacquered.',
        'أربعون قطعة وجسر ومحطة، خشب مزيّت بلا طلاء.',
      ),
      objects: ['train', 'blocks', 'teddy'],
      ...{ trade: 'toys', category: 'shop-vehicles', priceMinor: 3900, percent: 1800 },
    },
  ],
  flashNow: words('Nine days of finds', 'تسعة أيام من اللقطات'),
  flashLater: words('Next month’s wish list', 'قائمة أمنيات الشهر القادم'),
  nearby: words('Shops near you', 'متاجر بالقرب منك'),
  beside: {
    promotional: look('steps', 'coral', 'sneaker', 'handbag', 'headphones', 'camera', 'watch', 'gift'),
    bestReviewed: look('pedestal', 'ink', 'watch', 'star', 'gem'),
    newArrival: look('pedestal', 'blush', 'handbag', 'sunglasses', 'tag'),
    bottom: look(
      'parade',
      'lilac',
      'shoppingBags',
      'gift',
      'teddy',
      'headphones',
      'bouquet',
      'house',
      'scooter',
      'books',
    ),
  },
  why: [
    {
      title: words('Try it at home', 'جرّبه في البيت'),
      text: words('Fourteen days to change your mind, without questions.', 'أربعة عشر يومًا لتغيّر رأيك بلا أسئلة.'),
      objects: ['house', 'tshirt', 'tag'],
    },
    {
      title: words('From shops you can visit', 'من متاجر يمكنك زيارتها'),
      text: words(
        'Every seller has a door, a name and a phone number in this city.',
        'لكل بائع باب واسم ورقم هاتف في هذه المدينة.',
      ),
      objects: ['shop', 'pin', 'bell'],
    },
    {
      title: words('Today, not next week', 'اليوم لا الأسبوع القادم'),
      text: words('It is around the corner already; we only bring it over.', 'إنه قريب منك أصلًا، ونحن نوصله فقط.'),
      objects: ['scooter', 'gift', 'stopwatch'],
    },
  ],
};
