import type { ObjectName } from '../../pictures/objects.ts';
import type { GoodsCategory } from '../goods.ts';

type Objects = readonly [ObjectName, ...ObjectName[]];
const child = (key: string, en: string, ar: string, ...objects: Objects) => ({ key, name: { en, ar }, objects });

/** The aisles of the city's grocers, from the crates outside to the soap at the back. */
export const groceryCategories: GoodsCategory[] = [
  {
    key: 'fruit-vegetables',
    name: { en: 'Fruit & vegetables', ar: 'خضار وفاكهة' },
    objects: ['tomato', 'banana', 'lettuce'],
    isFeatured: true,
    children: [
      child('fresh-fruit', 'Fresh fruit', 'فاكهة طازجة', 'orange', 'grapes', 'mango'),
      child('fresh-vegetables', 'Fresh vegetables', 'خضار طازج', 'tomato', 'cucumber', 'eggplant'),
      child('leaves-herbs', 'Leaves & herbs', 'ورقيات وأعشاب', 'herb', 'lettuce'),
      child('roots-onions', 'Potatoes, roots & onions', 'بطاطس وجذور وبصل', 'potato', 'carrot', 'onion'),
    ],
  },
  {
    key: 'dairy-eggs',
    name: { en: 'Dairy & eggs', ar: 'ألبان وبيض' },
    objects: ['cheese', 'milk', 'egg'],
    isFeatured: true,
    children: [
      child('fresh-milk', 'Milk', 'لبن', 'milk', 'wheat'),
      child('cheeses', 'Cheese', 'جبن', 'cheese', 'olive'),
      child('yoghurt-cream', 'Yoghurt & cream', 'زبادي وقشطة', 'bowlWithSpoon', 'honey'),
      child('butter-ghee', 'Butter & ghee', 'زبدة وسمن', 'butter', 'jar'),
      child('fresh-eggs', 'Eggs', 'بيض', 'egg', 'chick'),
    ],
  },
  {
    key: 'bakery-breakfast',
    name: { en: 'Bakery & breakfast', ar: 'مخبوزات وفطور' },
    objects: ['bread', 'honey', 'croissant'],
    isFeatured: true,
    children: [
      child('everyday-bread', 'Everyday bread', 'عيش وخبز', 'flatbread', 'bread', 'wheat'),
      child('morning-bakes', 'Morning bakes', 'مخبوزات الصباح', 'croissant', 'cupcake'),
      child('cereals-oats', 'Cereals & oats', 'حبوب الفطور والشوفان', 'bowlWithSpoon', 'milk'),
      child('honey-jam', 'Honey, jam & tahini', 'عسل ومربى وطحينة', 'honey', 'jar'),
    ],
  },
  {
    key: 'meat-poultry',
    name: { en: 'Meat & poultry', ar: 'لحوم ودواجن' },
    objects: ['rawMeat', 'drumstick', 'herb'],
    isFeatured: true,
    children: [
      child('beef-veal', 'Beef & veal', 'لحم بقري وبتلو', 'rawMeat', 'knife'),
      child('lamb-mutton', 'Lamb & mutton', 'لحم ضأن', 'meatOnBone', 'herb'),
      child('fresh-poultry', 'Poultry', 'دواجن', 'drumstick', 'lemon'),
      child('mince-sausages', 'Mince & sausages', 'مفروم وسجق', 'hotdog', 'onion'),
    ],
  },
  {
    key: 'fish-market',
    name: { en: 'Fish', ar: 'أسماك' },
    objects: ['fish', 'shrimp', 'iceCube'],
    isFeatured: true,
    children: [
      child('whole-fish', 'Whole fish', 'سمك كامل', 'fish', 'lemon'),
      child('fillets-steaks', 'Fillets & steaks', 'فيليه وشرائح', 'fish', 'knife'),
      child('fresh-shellfish', 'Shrimp, crab & squid', 'جمبري وكابوريا وسبيط', 'shrimp', 'crab', 'squid'),
      child('smoked-salted', 'Smoked & salted', 'مدخّن ومملّح', 'fish', 'salt'),
    ],
  },
  {
    key: 'pantry',
    name: { en: 'Pantry', ar: 'بقالة' },
    objects: ['jar', 'rice', 'cannedFood'],
    isFeatured: true,
    children: [
      child('rice-grains', 'Rice & grains', 'أرز وحبوب', 'rice', 'wheat'),
      child('pasta-flour', 'Pasta & flour', 'مكرونة ودقيق', 'spaghetti', 'wheat'),
      child('pulses', 'Beans & lentils', 'بقوليات', 'beans', 'peas'),
      child('oils-vinegars', 'Oils & vinegars', 'زيوت وخل', 'olive', 'amphora'),
      child('tins-sauces', 'Tins, sauces & pickles', 'معلبات وصلصات ومخللات', 'cannedFood', 'tomato'),
    ],
  },
  {
    key: 'spice-market',
    name: { en: 'Spices & herbs', ar: 'بهارات وأعشاب' },
    objects: ['chili', 'jar', 'garlic'],
    children: [
      child('ground-spices', 'Ground spices', 'بهارات مطحونة', 'jar', 'chili'),
      child('whole-spices', 'Whole spices', 'بهارات صحيحة', 'clover', 'chestnut'),
      child('spice-blends', 'Blends & rubs', 'خلطات بهارات', 'bowlWithSpoon', 'flame'),
      child('dried-herbs', 'Dried herbs & flowers', 'أعشاب وزهور مجففة', 'herb', 'hibiscus'),
    ],
  },
  {
    key: 'nuts-dates',
    name: { en: 'Nuts & dates', ar: 'مكسرات وتمور' },
    objects: ['peanuts', 'chestnut', 'honey'],
    isFeatured: true,
    children: [
      child('roasted-nuts', 'Nuts', 'مكسرات', 'peanuts', 'chestnut'),
      child('seeds', 'Seeds', 'لب وبذور', 'sunflower', 'watermelon'),
      child('dates', 'Dates', 'تمور', 'chestnut', 'basket'),
      child('dried-fruit', 'Dried fruit', 'فواكه مجففة', 'grapes', 'peach'),
    ],
  },
  {
    key: 'grocery-drinks',
    name: { en: 'Water & drinks', ar: 'مياه ومشروبات' },
    objects: ['juiceBox', 'waterDrop', 'orange'],
    isFeatured: true,
    children: [
      child('water', 'Water', 'مياه', 'waterDrop', 'iceCube'),
      child('juices-nectars', 'Juices & nectars', 'عصائر ونكتار', 'juiceBox', 'mango'),
      child('fizzy-drinks', 'Fizzy drinks', 'مياه غازية', 'sodaCup', 'lemon'),
      child('coffee-tea-packets', 'Coffee & tea', 'بن وشاي', 'coffee', 'teapot'),
    ],
  },
  {
    key: 'snacks-frozen',
    name: { en: 'Snacks & frozen', ar: 'تسالي ومجمدات' },
    objects: ['popcorn', 'chocolate', 'softIce'],
    children: [
      child('crisps-popcorn', 'Crisps & popcorn', 'رقائق بطاطس وفشار', 'popcorn', 'potato'),
      child('biscuits-bars', 'Biscuits & bars', 'بسكويت وألواح', 'cookie', 'milk'),
      child('chocolate-candy', 'Chocolate & candy', 'شوكولاتة وحلوى', 'chocolate', 'candy'),
      child('frozen-shelf', 'Frozen', 'مجمدات', 'iceCube', 'peas'),
    ],
  },
  {
    key: 'home-cleaning',
    name: { en: 'Cleaning & home', ar: 'نظافة المنزل' },
    objects: ['bucket', 'sponge', 'bubbles'],
    children: [
      child('laundry', 'Laundry', 'غسيل الملابس', 'basket', 'bubbles'),
      child('dishes-kitchen', 'Dishes & kitchen', 'المواعين والمطبخ', 'sponge', 'plate'),
      child('floors-bathroom', 'Floors & bathroom', 'الأرضيات والحمام', 'bucket', 'bathtub'),
      child('paper-bags', 'Paper, foil & bags', 'ورقيات وأكياس', 'toiletPaper', 'parcel'),
      child('brooms-tools', 'Brooms & tools', 'مكانس وأدوات', 'broom', 'gloves'),
    ],
  },
  {
    key: 'personal-care',
    name: { en: 'Personal care', ar: 'عناية شخصية' },
    objects: ['soap', 'lotion', 'toothbrush'],
    children: [
      child('soap-shower', 'Soap & shower', 'صابون واستحمام', 'soap', 'bubbles'),
      child('shampoo-hair', 'Shampoo & hair', 'شامبو وشعر', 'lotion', 'comb'),
      child('teeth-shaving', 'Teeth & shaving', 'أسنان وحلاقة', 'toothbrush', 'razor'),
      child('tissues-cotton', 'Tissues & cotton', 'مناديل وقطن', 'toiletPaper', 'daisy'),
    ],
  },
];
