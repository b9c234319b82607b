import type { VideoStep } from '@rialto/database/documents/video-step.ts';
import { words } from '../../../goods/measures.ts';
import { look, type BannerText, type Look, type WhyText } from '../promotion-texts.ts';

export const parcelBanners: BannerText[] = [
  {
    title: words('Across town before the tea is cold', 'إلى آخر المدينة قبل أن يبرد الشاي'),
    look: look('parade', 'aqua', 'scooter', 'parcel', 'house', 'pin', 'gift', 'shop', 'suitcase'),
    target: { kind: 'page', page: 'categories' },
  },
  {
    title: words('Forgot your keys? We’ll bring them', 'نسيت مفاتيحك؟ نحضرها لك'),
    look: look('showcase', 'butter', 'key', 'envelope', 'parcel', 'phone', 'glasses', 'purse', 'pin'),
    target: { kind: 'page', page: 'categories' },
  },
  {
    title: words('A gift that arrives on the hour', 'هدية تصل في ساعتها'),
    look: look('showcase', 'blush', 'gift', 'bouquet', 'balloon', 'teddy', 'cake', 'heart'),
    target: { kind: 'page', page: 'categories' },
  },
  {
    title: words('Documents, hand to hand', 'مستندات من يد إلى يد'),
    look: look('parade', 'sky', 'clipboard', 'notebook', 'books', 'lock', 'clock', 'briefcase'),
    target: { kind: 'page', page: 'categories', zone: 2 },
  },
  {
    title: words('Bigger items? We have vans', 'أغراض أكبر؟ لدينا سيارات نقل'),
    look: look('steps', 'lagoon', 'van', 'sofa', 'parcel', 'chair', 'pottedPlant', 'clock'),
    target: { kind: 'page', page: 'categories' },
  },
];

export const parcelBeside: { promotional: Look; bottom: Look; video: Look } = {
  promotional: look('parade', 'mint', 'van', 'parcel', 'scooter', 'house', 'gift', 'pin', 'shop'),
  bottom: look('steps', 'sand', 'parcel', 'scooter', 'gift', 'suitcase', 'house', 'van'),
  video: look('showcase', 'sky', 'scooter', 'parcel', 'pin', 'house', 'gift', 'bell'),
};

export const parcelNearby = words('Couriers near you', 'مندوبون بالقرب منك');

export const parcelSteps: VideoStep[] = [
  {
    title: words('Tell us what and where', 'قل ماذا وإلى أين'),
    text: words('Choose a category and set two points on the map.', 'اختر الفئة وحدّد نقطتين على الخريطة.'),
  },
  {
    title: words('Hand it over', 'سلّمه للمندوب'),
    text: words(
      'A courier is at your door within minutes, and you know the fee in advance.',
      'يصل المندوب خلال دقائق وتعرف الأجرة مسبقًا.',
    ),
  },
  {
    title: words('Watch it arrive', 'تابعه حتى يصل'),
    text: words('Follow it on the map until it’s delivered.', 'تابعه على الخريطة حتى يتم التسليم.'),
  },
];

export const parcelWhy: WhyText[] = [
  {
    title: words('Followed on the map', 'متابَع على الخريطة'),
    text: words('See where it is, from your door to theirs.', 'من بابك إلى بابهم ترى أين هو.'),
    objects: ['pin', 'scooter', 'phone'],
  },
  {
    title: words('A fee without surprises', 'أجرة بلا مفاجآت'),
    text: words(
      'A base fee and the kilometres along the streets, shown before you send.',
      'رسم أساسي وكيلومترات على الطرق، وتظهر الأجرة قبل الإرسال.',
    ),
    objects: ['coin', 'purse', 'tag'],
  },
  {
    title: words('Handled like our own', 'نعامله كأنه لنا'),
    text: words('Cakes stay upright, glass stays whole.', 'الكعك يبقى قائمًا والزجاج سليمًا.'),
    objects: ['parcel', 'cake', 'heart'],
  },
  {
    title: words('Either side may pay', 'يدفع أيٌّ من الطرفين'),
    text: words(
      'You pay online or at pick-up, or the receiver pays cash at the door.',
      'تدفع إلكترونيًا أو عند الاستلام منك، أو يدفع المستلم نقدًا عند الباب.',
    ),
    objects: ['coin', 'envelope', 'house'],
  },
  {
    title: words('Day and night', 'ليلًا ونهارًا'),
    text: words('Couriers ride at every hour, every day.', 'يعمل المندوبون في كل ساعة من كل يوم.'),
    objects: ['moon', 'scooter', 'clock'],
  },
];

export const parcelKinds: WhyText[] = [
  {
    title: words('Documents', 'مستندات'),
    text: words('Contracts, passports, anything on paper.', 'عقود وجوازات سفر وكل ما هو ورق.'),
    objects: ['envelope', 'clipboard', 'pen'],
  },
  {
    title: words('Gifts', 'هدايا'),
    text: words('Wrapped boxes and flowers, carried upright.', 'علب مغلّفة وورود تُحمل بعناية.'),
    objects: ['gift', 'bouquet', 'ribbon'],
  },
  {
    title: words('Home-cooked food', 'أكل بيتي'),
    text: words('A pot from your mother’s kitchen, still warm.', 'حلّة من مطبخ أمك وهي دافئة.'),
    objects: ['stew', 'bread', 'takeoutBox'],
  },
  {
    title: words('Clothes', 'ملابس'),
    text: words('From the tailor, the cleaner or a friend’s wardrobe.', 'من الخياط أو المغسلة أو خزانة صديق.'),
    objects: ['tshirt', 'dress', 'thread'],
  },
  {
    title: words('Electronics', 'إلكترونيات'),
    text: words('Phones, laptops and their forgotten chargers.', 'هواتف وحواسيب وشواحنها المنسية.'),
    objects: ['laptop', 'phone', 'plug'],
  },
  {
    title: words('Keys and small things', 'مفاتيح وأشياء صغيرة'),
    text: words('What you left at home and need right now.', 'ما نسيته في البيت وتحتاجه الآن.'),
    objects: ['key', 'glasses', 'purse'],
  },
  {
    title: words('Boxes', 'صناديق'),
    text: words(
      'Up to thirty kilos, by van when it does not fit a scooter.',
      'حتى ثلاثين كيلو، وبالسيارة إن لم تكفِ الدراجة.',
    ),
    objects: ['parcel', 'van', 'books'],
  },
];
