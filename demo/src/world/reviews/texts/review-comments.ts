/** Comments by the kind of item; comments about a store concern its service. */
export type CommentFamily =
  | 'meal'
  | 'baked'
  | 'sweet'
  | 'drink'
  | 'fresh'
  | 'pantry'
  | 'care'
  | 'wear'
  | 'thing'
  | 'gift'
  | 'service';

/** Five and four stars, three stars, two and one. */
export type Mood = 'glad' | 'fair' | 'sad';

type Comments = Record<Mood, { en: string[]; ar: string[] }>;

/** The lists of the two languages are written separately and do not correspond. */
export const reviewComments: Record<CommentFamily, Comments> = {
  meal: {
    glad: {
      en: [
        'Arrived hot, and the portion was more than I could finish.',
        'Tastes like someone cooked it for their own family.',
        'Third time this week, no regrets.',
        'Perfectly seasoned and packed so that nothing leaked.',
        'Ordered it for the whole office and everybody asked where it was from.',
        'Still steaming when I opened the box.',
        'Crisp where it should be crisp. That is rare with delivery.',
        'Generous, fresh, and the sauce is worth ordering twice.',
      ],
      ar: [
        'وصل ساخن والكمية أكبر مما توقعت.',
        'الطعم بيتي فعلًا، تسلم الأيادي.',
        'ثالث مرة أطلبه هذا الأسبوع وما زال ممتازًا.',
        'متبّل صح، لا زيادة ولا نقص.',
        'طلبته لأهل البيت كلهم والطبق رجع فاضي.',
        'التغليف محترم ولم ينسكب شيء.',
        'أفضل ما جربت في المنطقة حتى الآن.',
        'الصوص وحده حكاية، سأطلبه مرتين في المرة القادمة.',
      ],
    },
    fair: {
      en: [
        'Good, but a little salty for me.',
        'Fine for a weekday, nothing to write home about.',
        'Nice taste, lukewarm when it came.',
      ],
      ar: ['لذيذ لكن الملح زائد قليلًا.', 'الطعم جيد، والكمية أقل من السعر.', 'كان فاترًا عند الوصول، غير ذلك لا بأس.'],
    },
    sad: {
      en: ['Came cold and without the extras I paid for.', 'Much smaller than in the picture.'],
      ar: ['وصل باردًا وناقصًا إضافة دفعت ثمنها.', 'ليس كما في الصورة للأسف.'],
    },
  },
  baked: {
    glad: {
      en: [
        'Still warm at the door, half of it gone before the table was set.',
        'Real butter, you can tell from the first bite.',
        'The crust sings. We order it every Friday.',
        'Still soft inside the next morning.',
        'Smells like the bakery of my childhood.',
      ],
      ar: [
        'وصل دافئًا واختفى نصفه قبل أن نجهز السفرة.',
        'الزبدة أصلية وواضحة من أول قضمة.',
        'طري في اليوم التالي أيضًا.',
        'رائحته ملأت البيت، ممتاز.',
        'مخبوز بإتقان وغير دهني.',
      ],
    },
    fair: {
      en: ['Tasty, slightly overbaked today.', 'Good bread, wish it were sliced.'],
      ar: ['طعمه حلو لكنه ناشف قليلًا هذه المرة.', 'جيد، وكنت أتمنى أن يكون محمصًا أكثر.'],
    },
    sad: {
      en: ['Dry, surely from yesterday.', 'Squashed in the bag.'],
      ar: ['يابس، واضح أنه من الأمس.', 'وصل مضغوطًا في الكيس.'],
    },
  },
  sweet: {
    glad: {
      en: [
        'Sweet but never too much, gone in minutes.',
        'We had it for a birthday and everybody wanted the name of the place.',
        'Beautifully made, and it survived the ride.',
        'The best I have had outside my grandmother’s kitchen.',
        'Rich, fresh and exactly as described.',
      ],
      ar: [
        'حلو بلا مبالغة، خلص في دقائق.',
        'أخذناه لعيد ميلاد والكل سأل عن المكان.',
        'طازج والسكر مضبوط.',
        'شكله جميل ووصل سليمًا.',
        'السمن بلدي وواضح في الطعم.',
      ],
    },
    fair: {
      en: ['A bit too sweet for us, but well made.', 'Nice, though the box was smaller than I thought.'],
      ar: ['سكره زائد علينا قليلًا لكنه متقن.', 'لذيذ، والعلبة أصغر مما تخيلت.'],
    },
    sad: {
      en: ['Arrived tilted and the top was ruined.', 'Not fresh this time, sadly.'],
      ar: ['وصل مائلًا والوجه خربان.', 'لم يكن طازجًا هذه المرة.'],
    },
  },
  drink: {
    glad: {
      en: [
        'Arrived cold, sealed and not a drop spilled.',
        'Strong, balanced, exactly how I take it.',
        'You taste the fruit, not the sugar.',
        'My afternoon order from now on.',
        'Foam still standing after the ride, I am impressed.',
      ],
      ar: [
        'وصل باردًا ومغلقًا ولم تنسكب نقطة.',
        'مضبوط على طلبي تمامًا.',
        'طعم الفاكهة هو الغالب لا السكر.',
        'قهوة العصر صارت من هنا.',
        'منعش ونظيف والكوب كبير.',
      ],
    },
    fair: {
      en: ['Good, but the ice had melted.', 'Fine, I would like it less sweet.'],
      ar: ['جيد لكن الثلج ذاب في الطريق.', 'لا بأس، أفضّله بسكر أقل.'],
    },
    sad: { en: ['Watery today.', 'Half of it was in the bag.'], ar: ['خفيف جدًا اليوم.', 'انسكب نصفه في الكيس.'] },
  },
  fresh: {
    glad: {
      en: [
        'Chosen as if I had picked every piece myself.',
        'Fresh, clean and weighed fairly.',
        'Lasted the whole week in the fridge.',
        'Better than what I find when I go there in person.',
        'Cut exactly as I asked in the note.',
        'No bruises, no surprises.',
      ],
      ar: [
        'مختار بعناية كأني اخترته بنفسي.',
        'طازج ونظيف والميزان مضبوط.',
        'بقي في الثلاجة أسبوعًا كما هو.',
        'قُطّع كما طلبت في الملاحظة.',
        'أفضل مما أجده حين أنزل بنفسي.',
        'تغليف نظيف ومبرّد.',
      ],
    },
    fair: {
      en: ['Mostly fresh, two pieces were soft.', 'Good quality, a little dear.'],
      ar: ['أغلبه طازج وقطعتان طريتان.', 'الجودة جيدة والسعر مرتفع قليلًا.'],
    },
    sad: {
      en: ['Overripe on arrival.', 'Lighter than the weight I paid for.'],
      ar: ['وصل زائد النضج.', 'الوزن أقل من المكتوب.'],
    },
  },
  pantry: {
    glad: {
      en: [
        'Long expiry date, well packed, and cheaper than around the corner.',
        'They called when one thing was missing. That is service.',
        'Exactly the brand I asked for.',
        'Carried up four floors with a smile.',
        'Aromatic and freshly ground, you smell it through the bag.',
      ],
      ar: [
        'تاريخ الصلاحية بعيد والتغليف ممتاز.',
        'اتصلوا حين نقص صنف واحد، احترام.',
        'النوع المطلوب بالضبط.',
        'صعد بها أربعة أدوار وهو يبتسم.',
        'رائحتها من خارج الكيس، طازجة فعلًا.',
      ],
    },
    fair: {
      en: ['All correct, one bag was slightly torn.', 'Does the job.'],
      ar: ['كله صحيح، وكيس واحد مفتوح قليلًا.', 'يؤدي الغرض.'],
    },
    sad: {
      en: ['Came with a dented tin and a short date.', 'They replaced it without asking me.'],
      ar: ['العلبة مبعوجة والصلاحية قصيرة.', 'استبدلوه دون أن يسألوني.'],
    },
  },
  care: {
    glad: {
      en: [
        'The pharmacist called to explain how to take it. Thank you.',
        'At my door in twenty minutes, in the middle of the night.',
        'Sealed, original and with a long date.',
        'Worked from the second day on.',
        'Gentle on my skin, I will order it again.',
        'Discreet packing, appreciated.',
      ],
      ar: [
        'اتصل بي الصيدلي وشرح طريقة الاستعمال، شكرًا.',
        'وصل في عشرين دقيقة بعد منتصف الليل.',
        'أصلي ومغلق وتاريخه بعيد.',
        'شعرت بالفرق من اليوم الثاني.',
        'لطيف على البشرة وسأطلبه ثانية.',
        'التغليف محترم وفيه خصوصية.',
      ],
    },
    fair: {
      en: ['Fine, but I found it cheaper elsewhere.', 'Works, the scent is not for me.'],
      ar: ['جيد، وجدته أرخص في مكان آخر.', 'مفعوله جيد لكن رائحته لا تناسبني.'],
    },
    sad: {
      en: ['The box was open.', 'Did nothing for me.'],
      ar: ['العبوة كانت مفتوحة.', 'لم يفدني في شيء.'],
    },
  },
  wear: {
    glad: {
      en: [
        'Fits exactly as the size says.',
        'The colour is even nicer than on the screen.',
        'Washed it three times, still like new.',
        'Comfortable from the first step.',
        'Well stitched, you can feel the quality.',
      ],
      ar: [
        'المقاس مضبوط كما هو مكتوب.',
        'اللون على الطبيعة أجمل من الصورة.',
        'غسلته ثلاث مرات وما زال كالجديد.',
        'مريح من أول مرة.',
        'خياطة متقنة وخامة ثقيلة.',
      ],
    },
    fair: {
      en: ['Nice, but take one size larger.', 'Good quality, slower than promised.'],
      ar: ['جميل لكن خذ مقاسًا أكبر.', 'الخامة جيدة والتوصيل تأخر.'],
    },
    sad: {
      en: ['The colour ran in the first wash.', 'Not the size on the label.'],
      ar: ['اللون بهت من أول غسلة.', 'المقاس مختلف عن المكتوب.'],
    },
  },
  thing: {
    glad: {
      en: [
        'Better built than I expected for the price.',
        'Packed like glass, arrived like new.',
        'Bought it for my son, now I use it myself.',
        'Exactly as described, and they answered my question first.',
        'I use it every day and would buy it again.',
        'Solid, simple, does what it says.',
      ],
      ar: [
        'متين أكثر مما توقعت بهذا السعر.',
        'مغلّف بعناية ووصل سليمًا.',
        'اشتريته لابني وصرت أستعمله أنا.',
        'مطابق للوصف، وردّوا على سؤالي قبل الشراء.',
        'أستعمله يوميًا وأنصح به.',
        'عملي وبسيط ويؤدي ما عليه.',
      ],
    },
    fair: {
      en: ['Good, but the instructions could be clearer.', 'Smaller than I imagined, read the size first.'],
      ar: ['جيد لكن التعليمات غير واضحة.', 'أصغر مما تخيلت، اقرأ المقاس أولًا.'],
    },
    sad: {
      en: ['A part was missing.', 'Stopped working in the second week.'],
      ar: ['ناقص قطعة.', 'توقف عن العمل في الأسبوع الثاني.'],
    },
  },
  gift: {
    glad: {
      en: [
        'She called me crying, happy tears. Beautiful.',
        'Stayed fresh for nine days.',
        'Delivered right on time, with the card written by hand.',
        'Looks even better than in the picture.',
      ],
      ar: [
        'فرحت بها كثيرًا، شكرًا على الذوق.',
        'بقي الورد طازجًا تسعة أيام.',
        'وصلت في موعدها والبطاقة مكتوبة بخط اليد.',
        'أجمل من الصورة بكثير.',
      ],
    },
    fair: {
      en: ['Lovely, though one colour was replaced.', 'Nice, a little smaller than hoped.'],
      ar: ['جميلة مع أن لونًا تغيّر.', 'لطيفة وأصغر قليلًا مما تمنيت.'],
    },
    sad: {
      en: ['Came two hours after the party began.', 'Wilted by the next day.'],
      ar: ['وصلت بعد بداية الحفلة بساعتين.', 'ذبلت في اليوم التالي.'],
    },
  },
  service: {
    glad: {
      en: [
        'Always on time, always polite.',
        'They remember what I like. My regular place.',
        'Order was complete, warm greeting, quick courier.',
        'Something was wrong once and they fixed it within the hour.',
        'Honest people and honest prices.',
        'Never had a reason to complain in a year.',
      ],
      ar: [
        'دائمًا في الموعد وبأدب.',
        'يتذكرون طلبي المعتاد، مكاني المفضل.',
        'الطلب كامل والمندوب سريع وبشوش.',
        'أخطأوا مرة وصلّحوها خلال ساعة.',
        'ناس محترمة وأسعار معقولة.',
        'سنة كاملة بلا شكوى واحدة.',
      ],
    },
    fair: {
      en: ['Good, but busy on Fridays: order early.', 'Fine in general, the courier got lost.'],
      ar: ['جيد، لكن الجمعة زحمة فاطلب مبكرًا.', 'عمومًا جيد، والمندوب تاه قليلًا.'],
    },
    sad: {
      en: ['Forty minutes late and nobody answered the phone.', 'One thing was missing again.'],
      ar: ['تأخر أربعين دقيقة ولا أحد يرد.', 'مرة أخرى ينقص صنف.'],
    },
  },
};
