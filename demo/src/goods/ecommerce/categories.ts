import type { ObjectName } from '../../pictures/objects.ts';
import type { GoodsCategory } from '../goods.ts';

type Objects = readonly [ObjectName, ...ObjectName[]];
const child = (key: string, en: string, ar: string, ...objects: Objects) => ({ key, name: { en, ar }, objects });

/** What the shops of the city sell beside food and medicine, as a visitor looks for it. */
export const ecommerceCategories: GoodsCategory[] = [
  {
    key: 'shop-electronics',
    name: { en: 'Electronics', ar: 'إلكترونيات' },
    objects: ['laptop', 'headphones', 'phone'],
    isFeatured: true,
    children: [
      child('shop-phones', 'Phones & accessories', 'هواتف وملحقاتها', 'phone', 'plug'),
      child('shop-computers', 'Laptops & tablets', 'لابتوب وتابلت', 'laptop', 'mouse'),
      child('shop-audio', 'Audio', 'صوتيات', 'headphones', 'speaker'),
      child('shop-gaming', 'Gaming', 'ألعاب فيديو', 'gamepad', 'joystick'),
      child('shop-screens', 'TV & cameras', 'تلفزيونات وكاميرات', 'television', 'camera'),
    ],
  },
  {
    key: 'shop-women',
    name: { en: "Women's fashion", ar: 'أزياء نسائية' },
    objects: ['dress', 'pinkTop', 'sunHat'],
    isFeatured: true,
    children: [
      child('shop-dresses', 'Dresses', 'فساتين', 'dress', 'hibiscus'),
      child('shop-abayas', 'Abayas & kaftans', 'عبايات وقفاطين', 'coat', 'sparkles'),
      child('shop-womens-tops', 'Tops & blouses', 'بلوزات وقمصان', 'pinkTop', 'blossom'),
      child('shop-womens-bottoms', 'Skirts & trousers', 'تنانير وبناطيل', 'jeans', 'thread'),
      child('shop-scarves', 'Scarves & hats', 'إيشاربات وقبعات', 'scarf', 'sunHat'),
    ],
  },
  {
    key: 'shop-men',
    name: { en: "Men's fashion", ar: 'أزياء رجالية' },
    objects: ['shirtAndTie', 'jeans', 'cap'],
    isFeatured: true,
    children: [
      child('shop-shirts', 'Shirts & T-shirts', 'قمصان وتيشيرتات', 'shirtAndTie', 'tshirt'),
      child('shop-mens-trousers', 'Trousers & shorts', 'بناطيل وشورتات', 'jeans', 'tag'),
      child('shop-jackets', 'Jackets & knitwear', 'جاكيتات وتريكو', 'coat', 'yarn'),
      child('shop-galabeyas', 'Galabeyas & sleepwear', 'جلاليب وملابس نوم', 'tshirt', 'thread'),
    ],
  },
  {
    key: 'shop-shoes',
    name: { en: 'Shoes', ar: 'أحذية' },
    objects: ['sneaker', 'highHeel', 'dressShoe'],
    isFeatured: true,
    children: [
      child('shop-womens-shoes', "Women's shoes", 'أحذية نسائية', 'highHeel', 'flatShoe'),
      child('shop-mens-shoes', "Men's shoes", 'أحذية رجالية', 'dressShoe', 'boot'),
      child('shop-trainers', 'Trainers', 'أحذية رياضية', 'sneaker', 'stopwatch'),
      child('shop-kids-shoes', "Children's shoes", 'أحذية أطفال', 'sneaker', 'star'),
      child('shop-shoe-care', 'Socks & shoe care', 'جوارب وعناية بالأحذية', 'socks', 'sponge'),
    ],
  },
  {
    key: 'shop-bags',
    name: { en: 'Bags', ar: 'حقائب' },
    objects: ['handbag', 'backpack', 'suitcase'],
    children: [
      child('shop-handbags', 'Handbags', 'حقائب يد', 'handbag', 'lipstick'),
      child('shop-backpacks', 'Backpacks', 'حقائب ظهر', 'backpack', 'books'),
      child('shop-travel-bags', 'Luggage', 'حقائب سفر', 'suitcase', 'sunglasses'),
      child('shop-wallets', 'Wallets & purses', 'محافظ', 'purse', 'coin'),
    ],
  },
  {
    key: 'shop-jewellery',
    name: { en: 'Jewellery & watches', ar: 'مجوهرات وساعات' },
    objects: ['ring', 'gem', 'watch'],
    children: [
      child('shop-rings', 'Rings', 'خواتم', 'ring', 'sparkles'),
      child('shop-necklaces', 'Necklaces', 'قلائد وسلاسل', 'prayerBeads', 'heart'),
      child('shop-bracelets', 'Bracelets', 'أساور', 'prayerBeads', 'gem'),
      child('shop-earrings', 'Earrings', 'أقراط', 'gem', 'mirror'),
      child('shop-watches', 'Watches', 'ساعات', 'watch', 'gear'),
    ],
  },
  {
    key: 'shop-books',
    name: { en: 'Books', ar: 'كتب' },
    objects: ['books', 'openBook', 'coffee'],
    isFeatured: true,
    children: [
      child('shop-novels', 'Novels & stories', 'روايات وقصص', 'redBook', 'glasses'),
      child('shop-childrens-books', "Children's books", 'كتب أطفال', 'openBook', 'teddy'),
      child('shop-cookbooks', 'Cooking & home', 'طبخ وبيت', 'greenBook', 'herb'),
      child('shop-history', 'History & travel', 'تاريخ ورحلات', 'blueBook', 'compass'),
      child('shop-learning', 'Learning & ideas', 'تعلّم وأفكار', 'books', 'bulb'),
    ],
  },
  {
    key: 'shop-toys',
    name: { en: 'Toys', ar: 'ألعاب أطفال' },
    objects: ['teddy', 'blocks', 'toyCar'],
    isFeatured: true,
    children: [
      child('shop-soft-toys', 'Soft toys & dolls', 'دمى وعرائس', 'teddy', 'nestingDoll'),
      child('shop-building-toys', 'Building & puzzles', 'تركيب وألغاز', 'blocks', 'gear'),
      child('shop-vehicles', 'Cars & trains', 'سيارات وقطارات', 'toyCar', 'train'),
      child('shop-games', 'Board games', 'ألعاب جماعية', 'die', 'pawn'),
      child('shop-outdoor-toys', 'Outdoor play', 'ألعاب خارجية', 'kite', 'bucket'),
    ],
  },
  {
    key: 'shop-home',
    name: { en: 'Home', ar: 'المنزل' },
    objects: ['sofa', 'pottedPlant', 'clock'],
    isFeatured: true,
    children: [
      child('shop-furniture', 'Furniture', 'أثاث', 'chair', 'sofa'),
      child('shop-bedding', 'Bed & bath', 'مفروشات وحمّام', 'bed', 'soap'),
      child('shop-kitchenware', 'Kitchen & table', 'مطبخ ومائدة', 'teapot', 'plate'),
      child('shop-decor', 'Decor', 'ديكور', 'picture', 'amphora'),
      child('shop-lighting', 'Lamps & candles', 'إضاءة وشموع', 'lampPost', 'bulb'),
    ],
  },
  {
    key: 'shop-gifts',
    name: { en: 'Flowers & gifts', ar: 'زهور وهدايا' },
    objects: ['bouquet', 'gift', 'balloon'],
    isFeatured: true,
    children: [
      child('shop-bouquets', 'Bouquets', 'باقات زهور', 'bouquet', 'rose'),
      child('shop-plants', 'Potted plants', 'نباتات زينة', 'pottedPlant', 'cactus'),
      child('shop-gift-boxes', 'Gift boxes', 'صناديق هدايا', 'gift', 'chocolate'),
      child('shop-party', 'Balloons & party', 'بالونات وحفلات', 'balloon', 'partyPopper'),
    ],
  },
  {
    key: 'shop-sports',
    name: { en: 'Sports', ar: 'رياضة' },
    objects: ['football', 'tennis', 'bicycle'],
    children: [
      child('shop-fitness', 'Fitness', 'لياقة', 'boxingGlove', 'stopwatch'),
      child('shop-ball-games', 'Ball & racket games', 'كرات ومضارب', 'football', 'tennis'),
      child('shop-wheels', 'Cycling & skating', 'دراجات وتزلج', 'bicycle', 'rollerSkate'),
      child('shop-camping', 'Camping', 'تخييم', 'tent', 'compass'),
      child('shop-swimming', 'Swimming', 'سباحة', 'goggles', 'sun'),
    ],
  },
  {
    key: 'shop-pets',
    name: { en: 'Pets', ar: 'حيوانات أليفة' },
    objects: ['cat', 'dog', 'paws'],
    children: [
      child('shop-cats', 'Cats', 'قطط', 'cat', 'yarn'),
      child('shop-dogs', 'Dogs', 'كلاب', 'dog', 'bone'),
      child('shop-small-pets', 'Birds, fish & small pets', 'طيور وأسماك وحيوانات صغيرة', 'parrot', 'tropicalFish'),
    ],
  },
  {
    key: 'shop-tools',
    name: { en: 'Tools & garden', ar: 'عدد وحديقة' },
    objects: ['toolbox', 'hammer', 'sprout'],
    children: [
      child('shop-hand-tools', 'Hand tools', 'عدد يدوية', 'hammer', 'screwdriver'),
      child('shop-power-tools', 'Power tools', 'عدد كهربائية', 'gear', 'bolt'),
      child('shop-repair', 'Paint & repair', 'دهان وإصلاح', 'paintbrush', 'ladder'),
      child('shop-garden', 'Garden & balcony', 'حديقة وشرفة', 'pottedPlant', 'bucket'),
    ],
  },
  {
    key: 'shop-stationery',
    name: { en: 'Stationery', ar: 'أدوات مكتبية' },
    objects: ['pencil', 'notebook', 'paintPalette'],
    children: [
      child('shop-writing', 'Pens & pencils', 'أقلام', 'pen', 'pencil'),
      child('shop-notebooks', 'Notebooks & paper', 'دفاتر وورق', 'notebook', 'envelope'),
      child('shop-art', 'Art supplies', 'أدوات رسم', 'paintPalette', 'crayon'),
      child('shop-desk', 'Desk & school', 'مكتب ومدرسة', 'ruler', 'scissors'),
    ],
  },
];
