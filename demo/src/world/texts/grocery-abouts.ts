import type { groceryStores } from '../names/grocery-stores.ts';
import type { Abouts } from './abouts.ts';

export const groceryAbouts: Abouts<keyof typeof groceryStores> = {
  greengrocer: [
    ['Picked in the delta at night and on our stands by seven.', 'يُقطف في الدلتا ليلًا وعلى منصتنا في السابعة.'],
    [
      'We choose for you as we would for our own kitchen: ripe, whole and weighed fairly.',
      'نختار لك كما نختار لمطبخنا: ناضج وسليم وميزانه عادل.',
    ],
  ],
  supermarket: [
    [
      'The whole weekly list under one roof, from bread to bleach.',
      'قائمة الأسبوع كلها تحت سقف واحد، من الخبز إلى المنظفات.',
    ],
    ['If something is missing we call before we replace it.', 'إن نقص شيء نتصل بك قبل أن نستبدله.'],
  ],
  miniMarket: [
    [
      'Milk, batteries, a cold drink at midnight: the small things, close by.',
      'لبن وبطاريات ومشروب بارد في منتصف الليل: الأشياء الصغيرة القريبة منك.',
    ],
    ['Small shop, long hours, quick hands.', 'محل صغير وساعات طويلة ويد سريعة.'],
  ],
  butcher: [
    ['Cut while you wait and trimmed the way you say.', 'نقطع أمامك وننظّف كما تقول.'],
    ['Local beef and lamb, hung properly and minced to order.', 'لحم بلدي وضاني مُعلّق كما يجب ويُفرم عند الطلب.'],
  ],
  fishmonger: [
    ['Straight from the auction, cleaned for free and packed on ice.', 'من المزاد مباشرة، ننظفه مجانًا ونغلّفه بالثلج.'],
    [
      'What the boats bring is what we sell, so the list changes daily.',
      'نبيع ما تأتي به المراكب، لذلك تتغير القائمة كل يوم.',
    ],
  ],
  dairy: [
    ['Milk from two villages, cheese from our own vats.', 'لبن من قريتين وجبن من أحواضنا.'],
    ['Yoghurt set overnight and cheese cut from the wheel.', 'زبادي يروب ليلًا وجبن يُقطع من القرص.'],
  ],
  spices: [
    ['Ground in front of you, weighed to the gram.', 'نطحنها أمامك ونزنها بالجرام.'],
    [
      'Cumin, coriander, karkadeh: bought from the growers, never from a sack without a name.',
      'كمّون وكزبرة وكركديه نشتريها من زارعيها لا من كيس بلا اسم.',
    ],
  ],
  nutsAndDates: [
    ['Roasted daily in small drums; still warm if you come early.', 'نحمّص يوميًا في حلل صغيرة، وتجدها دافئة إن بكّرت.'],
    ['Dates sorted by hand and honey from hives we can name.', 'تمر يُفرز باليد وعسل نعرف خلاياه.'],
  ],
  organic: [
    ['Grown without sprays by farms whose owners we know.', 'من مزارع بلا رشّ نعرف أصحابها.'],
    ['Certified, seasonal and honest about where it comes from.', 'معتمد وموسمي وصريح عن مصدره.'],
  ],
  household: [
    ['Everything that keeps a home clean, in sizes that last.', 'كل ما يحفظ نظافة البيت، بأحجام تدوم.'],
    ['Gentle on hands, hard on stains, carried up the stairs.', 'لطيف على اليد وقاسٍ على البقع، ونحمله حتى بابك.'],
  ],
};
