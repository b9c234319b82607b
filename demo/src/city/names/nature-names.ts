import { nameList } from './name-list.ts';

export const PLANTS = nameList(`
Jasmine=الياسمين; Olive=الزيتون; Almond=اللوز; Fig=التين; Pomegranate=الرمان; Lemon=الليمون;
Orange Blossom=زهر البرتقال; Rose=الورد; Damask Rose=الورد الجوري; Lavender=الخزامى; Basil=الحبق; Mint=النعناع;
Thyme=الزعتر; Sage=المريمية; Rosemary=إكليل الجبل; Oleander=الدفلى; Carob=الخروب; Cypress=السرو; Pine=الصنوبر;
Oak=البلوط; Cedar=الأرز; Poplar=الحور; Willow=الصفصاف; Mulberry=التوت; Walnut=الجوز; Hazel=البندق;
Pistachio=الفستق; Apricot=المشمش; Peach=الدراق; Plum=الخوخ; Pear=الإجاص; Apple=التفاح; Quince=السفرجل;
Cherry=الكرز; Grapevine=الكرمة; Vineyard=الكروم; Palm=النخيل; Date=التمر; Citron=الأترج; Bitter Orange=النارنج;
Myrtle=الآس; Laurel=الغار; Henna=الحناء; Saffron=الزعفران; Cumin=الكمون; Anise=اليانسون; Cardamom=الهال;
Cinnamon=القرفة; Clove=القرنفل; Iris=السوسن; Lily=الزنبق; Narcissus=النرجس; Tulip=التوليب;
Poppy=شقائق النعمان; Daisy=الأقحوان; Violet=البنفسج; Sunflower=دوار الشمس; Magnolia=المغنوليا;
Gardenia=الغاردينيا; Bougainvillea=الجهنمية; Honeysuckle=زهر العسل; Ivy=اللبلاب; Fern=السرخس; Reed=القصب;
Papyrus=البردي; Clover=البرسيم; Wheat=القمح; Barley=الشعير; Flax=الكتان; Cotton=القطن; Tamarisk=الأثل;
Acacia=السنط; Juniper=العرعر; Plane Tree=الدلب; Elm=الدردار; Chestnut=الكستناء; Eucalyptus=الكينا;
Sycamore=الجميز; Terebinth=البطم; Sumac=السماق; Caper=القبار; Chamomile=البابونج; Marigold=القطيفة;
Camellia=الكاميليا; Dahlia=الداليا; Lotus=اللوتس; Wild Thyme=الزعتر البري; Mimosa=الميموزا; Verbena=رعي الحمام`);

export const BIRDS = nameList(`
Swallow=السنونو; Nightingale=البلبل; Dove=اليمام; Falcon=الصقر; Eagle=النسر; Hoopoe=الهدهد; Stork=اللقلق;
Heron=البلشون; Flamingo=النحام; Pelican=البجع; Seagull=النورس; Kingfisher=الرفراف; Partridge=الحجل; Quail=السمان;
Lark=القبرة; Robin=أبو الحناء; Goldfinch=الحسون; Crane=الكركي; Owl=البوم; Peacock=الطاووس; Gazelle=الغزال;
Oryx=المها; Ibex=الوعل; Foal=المهر; Deer=الأيل; Turtle=السلحفاة; Butterfly=الفراشة; Bee=النحل; Firefly=اليراعة;
Hare=الأرنب; Squirrel=السنجاب; Hawk=البازي; Kestrel=العوسق; Starling=الزرزور; Finch=الشرشور; Canary=الكناري;
Bee-eater=الوروار; Sunbird=التمير; Curlew=الكروان; Plover=الزقزاق; Wren=النمنمة; Turtledove=القمري;
Swift=السمامة; Wagtail=الذعرة; Warbler=الهازجة`);

export const SKY = nameList(`
Sun=الشمس; Moon=القمر; Full Moon=البدر; Crescent=الهلال; Pleiades=الثريا; Canopus=سهيل; Sirius=الشعرى;
Vega=النسر الواقع; Altair=النسر الطائر; Aldebaran=الدبران; Orion=الجوزاء; Polaris=نجم القطب;
Morning Star=نجمة الصبح; Venus=الزهرة; Mars=المريخ; Jupiter=المشتري; Saturn=زحل; Mercury=عطارد;
Milky Way=درب التبانة; Meteor=الشهاب; Comet=المذنب; Dawn=الفجر; Morning=الصباح; Forenoon=الضحى; Dusk=الغسق;
Twilight=الشفق; Spring=الربيع; Summer=الصيف; Autumn=الخريف; Winter=الشتاء; Rain=المطر; Dew=الندى; Clouds=الغيوم;
Rainbow=قوس قزح; Snow=الثلج; East Wind=ريح الصبا; Emerald=الزمرد; Ruby=الياقوت; Turquoise=الفيروز; Agate=العقيق;
Topaz=الزبرجد; Amethyst=الجمشت; Diamond=الألماس; Crystal=البلور; Marble=الرخام; Alabaster=المرمر; Amber=الكهرمان;
Silver=الفضة; Gold=الذهب; Ivory=العاج; Ebony=الأبنوس; Sandalwood=الصندل; Musk=المسك; Incense=البخور;
Sapphire=السفير; Capella=العيوق; Spica=السماك الأعزل; Arcturus=السماك الرامح; Antares=قلب العقرب;
Regulus=قلب الأسد; Southern Star=نجمة الجنوب; Midnight=منتصف الليل; Noon=الظهيرة`);

export const LAND = nameList(`
Oasis=الواحة; Meadow=المروج; Valley=الوادي; Hilltop=رأس التل; Summit=القمة; Waterfall=الشلال; Brook=الجدول;
Springs=الينابيع; Cave=المغارة; White Rock=الصخرة البيضاء; Terraces=المصاطب; Garden=الحديقة; Grove=الغابة;
Nursery=المشتل; Beehives=المناحل; Windmill=طاحونة الهواء; Watermill=طاحونة الماء; Waterwheel=الناعورة;
Aqueduct=القناة; Cistern=الصهريج; Reservoir=الخزان; Old Bridge=الجسر القديم; Ford=المخاضة; Farmers=الفلاحين;
Harvest=الحصاد; Threshing Floor=البيدر; Beekeepers=النحالين; Gardeners=البستانيين; Horsemen=الفرسان;
Archers=الرماة; Caravan=القافلة; Camel Drivers=الجمالين; Woodcutters=الحطابين; Charcoal Burners=الفحامين;
Shepherds=الرعاة; Hunters=القناصين; Three Wells=الآبار الثلاثة; Cold Spring=العين الباردة; Blue Spring=العين الزرقاء;
Old Well=البئر القديمة; Long Wall=السور الطويل; Red Earth=التربة الحمراء; Green Hill=التل الأخضر;
High Meadow=المرج العالي; Lower Meadow=المرج الأسفل; Stony Field=الحقل الحجري; Orchards=البساتين;
Wheat Fields=حقول القمح; Vine Terrace=مصطبة الكرم; Goat Track=مسلك الماعز; Dry River=النهر الجاف;
Almond Fields=حقول اللوز; Fig Trees=أشجار التين; Two Palms=النخلتين; Seven Oaks=السنديانات السبع;
Lone Cypress=السروة; Hermitage=الصومعة; Chapel=الكنيسة الصغيرة; Shrine=المقام; Dovecote=برج الحمام;
Snowmelt=ذوبان الثلج; North Slope=السفح الشمالي; South Slope=السفح الجنوبي; Lookout=المطل; Quarrymen=الحجارين;
Limestone=الكلس; Sheepfold=الحظيرة; Wellspring=النبع; Wild Olive=الزيتون البري; Rainwater=ماء المطر`);
