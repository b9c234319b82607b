import type { foodStores } from '../names/food-stores.ts';
import type { Abouts } from './abouts.ts';

/** Descriptions of restaurants. */
export const foodAbouts: Abouts<keyof typeof foodStores> = {
  shawarma: [
    ['The spit turns from noon on and is carved only when you order.', 'السيخ يدور من الظهر ولا نقطع منه إلا عند طلبك.'],
    [
      'Meat marinated overnight, garlic whipped by hand, bread from the saj.',
      'لحم متبّل من الليل، وثومية مضروبة باليد، وخبز من على الصاج.',
    ],
  ],
  grill: [
    ['Everything goes over real charcoal, slowly and with patience.', 'كل شيء على فحم حقيقي، على مهل وبصبر.'],
    ['Kofta is minced in the morning and grilled the same day.', 'نفرم الكفتة صباحًا ونشويها في يومها.'],
  ],
  koshary: [
    [
      'Rice, lentils, pasta and crisp onions, built in layers the way it should be.',
      'أرز وعدس ومكرونة وتقلية مقرمشة، طبقة فوق طبقة كما ينبغي.',
    ],
    ['Our tomato sauce and our daqqa are made fresh twice a day.', 'الصلصة والدقّة نجهزهما طازجتين مرتين في اليوم.'],
  ],
  falafel: [
    ['Fava beans soak overnight and meet the oil while you wait.', 'ننقع الفول طوال الليل ونقليه أمامك.'],
    [
      'Ful from the copper pot, falafel from the pan, bread from next door.',
      'فول من القدرة، وفلافل من الطاسة، وعيش من الجيران.',
    ],
  ],
  bakery: [
    [
      'We start at three in the morning so that the first loaf is warm at six.',
      'نبدأ في الثالثة فجرًا ليكون أول رغيف ساخنًا في السادسة.',
    ],
    ['Flour, water, salt and time; butter where butter belongs.', 'دقيق وماء وملح ووقت، والزبدة في مكانها.'],
  ],
  pizza: [
    [
      'Dough that rests for two days and ninety seconds in a very hot oven.',
      'عجينة ترتاح يومين وتسعون ثانية في فرن شديد الحرارة.',
    ],
    ['Few toppings, good ones, on a crust that stays crisp on the way.', 'إضافات قليلة وجيدة على عجينة تصل مقرمشة.'],
  ],
  burger: [
    ['Smashed thin, seared hard, served in a bun that holds together.', 'قرص مضغوط على صاج ساخن في خبز لا يتفكك.'],
    ['We grind the beef every morning and stop when it is gone.', 'نفرم اللحم كل صباح ونتوقف حين ينتهي.'],
  ],
  chicken: [
    ['Brined overnight, breaded twice and fried to order.', 'منقوع طوال الليل ومغطى بطبقتين ومقلي عند الطلب.'],
    ['Crisp outside, juicy inside, as hot as you dare.', 'مقرمش من الخارج وطري من الداخل، وحار بقدر ما تتحمل.'],
  ],
  seafood: [
    [
      'Bought at the quay before sunrise, on your plate the same day.',
      'نشتريه من الرصيف قبل الشروق ويصل طبقك في يومه.',
    ],
    ['Choose the fish, choose how it is cooked, leave the rest to us.', 'اختر السمكة وطريقة الطهي ودع الباقي لنا.'],
  ],
  sushi: [
    ['Rice seasoned by hand and fish cut only when the order is in.', 'أرز متبّل باليد وسمك لا يُقطع إلا بعد الطلب.'],
    ['Rolls packed on ice, with ginger we pickle ourselves.', 'رولات محفوظة بالثلج وزنجبيل نخلّله بأنفسنا.'],
  ],
  noodles: [
    ['A wok, a very hot flame and noodles pulled every afternoon.', 'ووك ونار قوية ونودلز تُشدّ كل عصر.'],
    [
      'Broth that simmers for twelve hours before it meets a noodle.',
      'مرق يغلي اثنتي عشرة ساعة قبل أن يلتقي بالنودلز.',
    ],
  ],
  indian: [
    ['Spices are roasted and ground here, never poured from a packet.', 'نحمّص البهارات ونطحنها هنا ولا نسكبها من كيس.'],
    ['A clay oven for the bread and a slow pot for the curry.', 'تندور للخبز وقدر هادئ للكاري.'],
  ],
  pasta: [
    ['Pasta rolled each morning and sauces that take their time.', 'باستا تُفرد كل صباح وصلصات تأخذ وقتها.'],
    ['Cooked to the bite and packed so that it arrives that way.', 'مطبوخة على السن ومغلّفة لتصل كذلك.'],
  ],
  mexican: [
    ['Corn tortillas pressed by hand and salsa with a proper bite.', 'تورتيلا ذرة مضغوطة باليد وصلصة حارة بحق.'],
    ['Slow-cooked fillings, lime on everything.', 'حشوات مطهوة ببطء، والليمون على كل شيء.'],
  ],
  levantine: [
    [
      'Mezze as it is served at home: many small plates and no hurry.',
      'مازة كما تُقدَّم في البيت: أطباق كثيرة صغيرة بلا عجلة.',
    ],
    ['Olive oil from one grove, zaatar from one hill.', 'زيت من بستان واحد وزعتر من جبل واحد.'],
  ],
  homecooking: [
    ['Clay pots, family recipes and portions meant to be shared.', 'طواجن فخّار ووصفات العائلة وكميات تكفي للمشاركة.'],
    ['We cook what we would cook for our own Friday.', 'نطبخ لكم ما نطبخه ليوم جمعتنا.'],
  ],
  breakfast: [
    ['Eggs any way you like, all morning and then some.', 'بيض كما تحب، طوال الصباح وأكثر.'],
    ['Slow breakfasts, fast delivery.', 'فطور على مهل وتوصيل على عجل.'],
  ],
  coffee: [
    ['We roast on Sundays and write the date on every bag.', 'نحمّص كل أحد ونكتب التاريخ على كل كيس.'],
    [
      'Turkish in the kanaka, espresso from the machine, both without shortcuts.',
      'تركي في الكنكة وإسبريسو من الماكينة، وكلاهما بلا اختصارات.',
    ],
  ],
  juice: [
    [
      'Pressed when you order, never from concentrate, sugar only if you ask.',
      'نعصر عند الطلب بلا مركزات، والسكر إن طلبته فقط.',
    ],
    ['Whatever is in season this week is in the glass.', 'ما في موسمه هذا الأسبوع تجده في الكوب.'],
  ],
  orientalSweets: [
    ['Kunafa, basbousa and baklava, soaked in syrup by the tray.', 'كنافة وبسبوسة وبقلاوة تُسقى بالصينية.'],
    ['Ghee from the countryside and nuts we roast ourselves.', 'سمن بلدي ومكسرات نحمّصها بأنفسنا.'],
  ],
  cakes: [
    ['Baked in small batches and never sold on the second day.', 'نخبز كميات صغيرة ولا نبيعها في اليوم التالي.'],
    ['Birthday cakes with a day of notice, slices without any.', 'تورتة عيد الميلاد قبلها بيوم، والقطعة في أي وقت.'],
  ],
  iceCream: [
    ['Churned every morning with real fruit and whole milk.', 'نخفقه كل صباح بفاكهة حقيقية وحليب كامل.'],
    ['Packed in dry ice, so that it arrives as it left.', 'مغلّف بثلج جاف ليصل كما خرج.'],
  ],
  healthy: [
    ['Whole grains, plenty of greens and dressings without secrets.', 'حبوب كاملة وخضار كثير وصوصات بلا أسرار.'],
    ['The numbers are on the lid, the taste is in the bowl.', 'الأرقام على الغطاء والطعم في الطبق.'],
  ],
  sandwiches: [
    ['Bread baked for us every two hours, filled while it is warm.', 'خبز يُخبز لنا كل ساعتين ونحشوه وهو دافئ.'],
    ['Pressed, toasted or cold: one sandwich, done properly.', 'مضغوط أو محمّص أو بارد: ساندويتش واحد كما يجب.'],
  ],
};
