import { words } from '../../../goods/measures.ts';
import { look, type PromotionTexts } from '../promotion-texts.ts';

export const foodPromotions: PromotionTexts = {
  banners: [
    {
      title: words('Half the city eats for less this week', 'نصف المدينة يأكل بسعر أقل هذا الأسبوع'),
      look: look('showcase', 'saffron', 'burger', 'fries', 'pizza', 'taco', 'sodaCup', 'tomato', 'cheese', 'wrap'),
      target: { kind: 'page', page: 'offers' },
    },
    {
      title: words('New on the menu', 'جديد على المنيو'),
      look: look(
        'parade',
        'sage',
        'salad',
        'bowlWithSpoon',
        'croissant',
        'coffee',
        'avocado',
        'noodles',
        'pancakes',
        'lemon',
      ),
      target: { kind: 'page', page: 'new' },
    },
    {
      title: words('The kitchens everybody talks about', 'المطابخ التي يتكلم عنها الجميع'),
      look: look('steps', 'lagoon', 'stew', 'sushi', 'burger', 'cake', 'sandwich', 'curry'),
      target: { kind: 'page', page: 'popular' },
    },
    {
      title: words('Friday grill by the harbour', 'مشاوي الجمعة على المرفأ'),
      look: look('showcase', 'brick', 'meatOnBone', 'flame', 'tomato', 'onion', 'flatbread', 'chili', 'lemon', 'herb'),
      target: { kind: 'store', trade: 'grill', zone: 1 },
    },
    {
      title: words('Pizza for the whole table', 'بيتزا تكفي السفرة كلها'),
      look: look('showcase', 'forest', 'pizza', 'tomato', 'cheese', 'olive', 'herb', 'bellPepper', 'garlic'),
      target: { kind: 'store', trade: 'pizza', zone: 2 },
    },
    {
      title: words('Something sweet after dinner', 'شيء حلو بعد العشاء'),
      look: look('parade', 'blush', 'cake', 'donut', 'cupcake', 'sundae', 'custard', 'honey', 'pie', 'waffle'),
      target: { kind: 'item', trade: 'cakes', zone: 2 },
    },
    {
      title: words('Coffee with a view of the sea', 'قهوة على شاطئ البحر'),
      look: look('showcase', 'aqua', 'coffee', 'croissant', 'donut', 'teapot', 'cookie', 'milk'),
      target: { kind: 'page', page: 'categories', zone: 6 },
    },
  ],
  campaigns: [
    {
      title: words('Grill week', 'أسبوع المشاوي'),
      about: words(
        'Charcoal kitchens all over Marsa Noor light up early and cook with a discount of their own. Order a mixed plate and taste the difference.',
        'مطابخ الفحم في مرسى نور تشعل نارها مبكرًا وتقدم خصوماتها الخاصة. اطلب طبقًا مشكّلًا وذُق الفرق.',
      ),
      look: look('plate', 'terracotta', 'meatOnBone', 'tomato', 'onion', 'lemon', 'flatbread', 'bellPepper', 'chili'),
      trades: ['grill', 'shawarma', 'levantine', 'chicken'],
      starts: -6,
      ends: 54,
    },
    {
      title: words('Breakfast until noon', 'فطور حتى الظهر'),
      about: words(
        'Eggs, ful, pancakes and fresh bread from kitchens that get up before you do.',
        'بيض وفول وبان كيك وخبز طازج من مطابخ تستيقظ قبلك.',
      ),
      look: look('parade', 'butter', 'pancakes', 'coffee', 'friedEgg', 'croissant', 'bread', 'milk', 'honey', 'egg'),
      trades: ['breakfast', 'falafel', 'bakery', 'coffee'],
      starts: -12,
      ends: 75,
    },
    {
      title: words('Soup season', 'موسم الشوربة'),
      about: words(
        'Twelve kitchens, one warm bowl each. It starts when the evenings turn cool.',
        'اثنا عشر مطبخًا، وفي كل منها طبق دافئ. نبدأ حين تبرد الأمسيات.',
      ),
      look: look('steps', 'apricot', 'stew', 'bowlWithSpoon', 'noodles', 'curry', 'bread', 'rice'),
      trades: ['homecooking', 'noodles', 'healthy', 'koshary'],
      starts: 14,
      ends: 80,
    },
  ],
  specials: [
    {
      title: words('Family shawarma feast', 'وليمة الشاورما العائلية'),
      about: words(
        'A kilo of carved meat, eight loaves, fries, pickles and two tubs of garlic dip. Feeds five.',
        'كيلو شاورما وثمانية أرغفة وبطاطس ومخلل وعلبتا ثومية، يكفي خمسة أشخاص.',
      ),
      objects: ['wrap', 'fries', 'garlic'],
      ...{ trade: 'shawarma', category: 'shawarma', priceMinor: 2950, percent: 2000, isVeg: false },
    },
    {
      title: words('Two large pizzas', 'بيتزتان كبيرتان'),
      about: words(
        'Any two classic pizzas of 34 centimetres in one box, with a bottle of cola.',
        'أي بيتزتين كلاسيك بحجم ٣٤ سم مع زجاجة كولا.',
      ),
      objects: ['pizza', 'tomato', 'sodaCup'],
      ...{ trade: 'pizza', category: 'classic-pizza', priceMinor: 1895, percent: 1500, isVeg: false },
    },
    {
      title: words('Burger night for two', 'ليلة البرجر لشخصين'),
      about: words(
        'Two smashed burgers, two fries, two drinks and one dip to share.',
        'برجران وبطاطس ومشروبان وصوص للمشاركة.',
      ),
      objects: ['burger', 'fries', 'sodaCup'],
      ...{ trade: 'burger', category: 'beef-burgers', priceMinor: 1750, percent: 1800, isVeg: false },
    },
    {
      title: words('Kunafa tray for the weekend', 'صينية كنافة لنهاية الأسبوع'),
      about: words(
        'One kilo with cream or nuts, soaked while hot and boxed for guests.',
        'كيلو بالقشطة أو المكسرات يُسقى ساخنًا ويُغلّف للضيوف.',
      ),
      objects: ['pie', 'honey', 'milk'],
      ...{ trade: 'orientalSweets', category: 'oriental-sweets', priceMinor: 1250, percent: 1000, isVeg: true },
    },
    {
      title: words('Breakfast for the office', 'فطور المكتب'),
      about: words(
        'Ten sandwiches, ten coffees and napkins for everyone. Order it the evening before.',
        'عشرة سندويشات وعشر قهوات ومناديل للجميع، اطلبه من الليل.',
      ),
      objects: ['croissant', 'coffee', 'egg'],
      ...{ trade: 'breakfast', category: 'eggs', priceMinor: 3900, percent: 1200, isVeg: true },
    },
  ],
  flashNow: words('Hot for a few days', 'عروض ساخنة لأيام'),
  flashLater: words('Next weekend’s table', 'سفرة نهاية الأسبوع القادم'),
  nearby: words('Kitchens near you', 'مطابخ بالقرب منك'),
  beside: {
    promotional: look(
      'market',
      'apricot',
      'tomato',
      'lemon',
      'bread',
      'cheese',
      'bellPepper',
      'avocado',
      'onion',
      'corn',
    ),
    bestReviewed: look('pedestal', 'forest', 'burger', 'star', 'herb'),
    newArrival: look('pedestal', 'lagoon', 'sushi', 'sparkles', 'lemon'),
    bottom: look('parade', 'saffron', 'scooter', 'burger', 'pizza', 'sodaCup', 'sundae', 'taco', 'fries', 'house'),
  },
  why: [
    {
      title: words('Cooked after you order', 'يُطبخ بعد طلبك'),
      text: words(
        'Kitchens start when your order comes in, not an hour before.',
        'تبدأ المطابخ حين يصل طلبك لا قبله بساعة.',
      ),
      objects: ['stew', 'flame', 'clock'],
    },
    {
      title: words('Hot on arrival', 'يصل ساخنًا'),
      text: words(
        'Insulated bags and short routes: most orders arrive within thirty minutes.',
        'حقائب حافظة وطرق قصيرة: معظم الطلبات تصل خلال ثلاثين دقيقة.',
      ),
      objects: ['scooter', 'takeoutBox', 'stopwatch'],
    },
    {
      title: words('Just the way you like it', 'كما تحبه تمامًا'),
      text: words(
        'Sizes, sauces, no onions: every wish travels with the order.',
        'الحجم والصوص وبدون بصل: كل رغبة تصل مع الطلب.',
      ),
      objects: ['burger', 'onion', 'heart'],
    },
  ],
};
