import type { ObjectName } from '../../pictures/objects.ts';
import type { GoodsCategory } from '../goods.ts';

type Objects = readonly [ObjectName, ...ObjectName[]];
const child = (key: string, en: string, ar: string, ...objects: Objects) => ({ key, name: { en, ar }, objects });

/** What the kitchens of the city cook, as a visitor looks for it. */
export const foodCategories: GoodsCategory[] = [
  {
    key: 'grills',
    name: { en: 'Shawarma & grills', ar: 'شاورما ومشاوي' },
    objects: ['wrap', 'flame', 'tomato'],
    isFeatured: true,
    children: [
      child('shawarma', 'Shawarma', 'شاورما', 'wrap', 'garlic'),
      child('kebab', 'Kebab & kofta', 'كباب وكفتة', 'oden', 'flame'),
      child('steaks', 'Steaks & ribs', 'ستيك وريش', 'steak', 'herb'),
      child('mixed-grill', 'Mixed grills', 'مشاوي مشكّلة', 'meatOnBone', 'onion'),
    ],
  },
  {
    key: 'egyptian',
    name: { en: 'Egyptian kitchen', ar: 'المطبخ المصري' },
    objects: ['bowlWithSpoon', 'flatbread', 'lemon'],
    isFeatured: true,
    children: [
      child('koshary', 'Koshary', 'كشري', 'bowlWithSpoon', 'onion'),
      child('foul-falafel', 'Foul & falafel', 'فول وفلافل', 'falafel', 'beans'),
      child('home-dishes', 'Home dishes', 'أكل بيتي', 'stew', 'rice'),
      child('mezze', 'Mezze', 'مقبلات', 'olive', 'flatbread'),
    ],
  },
  {
    key: 'pizza',
    name: { en: 'Pizza', ar: 'بيتزا' },
    objects: ['pizza', 'tomato', 'herb'],
    isFeatured: true,
    children: [
      child('classic-pizza', 'Classic pizza', 'بيتزا كلاسيك', 'pizza', 'tomato'),
      child('special-pizza', 'Special pizza', 'بيتزا مميزة', 'pizza', 'olive'),
      child('fateer', 'Fateer', 'فطائر', 'pie', 'wheat'),
    ],
  },
  {
    key: 'burgers',
    name: { en: 'Burgers', ar: 'برجر' },
    objects: ['burger', 'fries', 'cheese'],
    isFeatured: true,
    children: [
      child('beef-burgers', 'Beef burgers', 'برجر لحم', 'burger', 'cheese'),
      child('chicken-burgers', 'Chicken burgers', 'برجر دجاج', 'burger', 'drumstick'),
      child('sides', 'Fries & sides', 'بطاطس وأطباق جانبية', 'fries', 'onion'),
    ],
  },
  {
    key: 'chicken',
    name: { en: 'Chicken', ar: 'دجاج' },
    objects: ['drumstick', 'lemon', 'flame'],
    isFeatured: true,
    children: [
      child('fried-chicken', 'Fried chicken', 'دجاج مقرمش', 'drumstick', 'fries'),
      child('grilled-chicken', 'Grilled chicken', 'دجاج مشوي', 'drumstick', 'lemon'),
    ],
  },
  {
    key: 'sandwiches',
    name: { en: 'Sandwiches', ar: 'سندويشات' },
    objects: ['sandwich', 'lettuce', 'tomato'],
    children: [
      child('hot-sandwiches', 'Hot sandwiches', 'سندويشات ساخنة', 'sandwich', 'cheese'),
      child('cold-sandwiches', 'Cold sandwiches', 'سندويشات باردة', 'baguette', 'lettuce'),
    ],
  },
  {
    key: 'sea',
    name: { en: 'Seafood', ar: 'مأكولات بحرية' },
    objects: ['fish', 'shrimp', 'lemon'],
    isFeatured: true,
    children: [
      child('fish-dishes', 'Fish', 'سمك', 'fish', 'lemon'),
      child('shellfish', 'Shrimp & shellfish', 'جمبري ومحاريات', 'shrimp', 'crab'),
    ],
  },
  {
    key: 'asian',
    name: { en: 'Asian', ar: 'آسيوي' },
    objects: ['noodles', 'sushi', 'chopsticks'],
    isFeatured: true,
    children: [
      child('sushi', 'Sushi', 'سوشي', 'sushi', 'riceBall'),
      child('noodles', 'Noodles & rice', 'نودلز وأرز', 'noodles', 'chopsticks'),
      child('curries', 'Curries', 'كاري', 'curry', 'chili'),
      child('biryani', 'Biryani & breads', 'برياني وخبز هندي', 'paella', 'rice'),
    ],
  },
  {
    key: 'world',
    name: { en: 'Pasta & tacos', ar: 'باستا وتاكو' },
    objects: ['spaghetti', 'taco', 'cheese'],
    children: [
      child('pasta', 'Pasta', 'باستا', 'spaghetti', 'tomato'),
      child('mexican', 'Tacos & burritos', 'تاكو وبوريتو', 'taco', 'avocado'),
    ],
  },
  {
    key: 'light',
    name: { en: 'Salads & bowls', ar: 'سلطات وأطباق خفيفة' },
    objects: ['salad', 'avocado', 'lemon'],
    children: [
      child('salads', 'Salads', 'سلطات', 'salad', 'cucumber'),
      child('bowls', 'Bowls', 'أطباق متوازنة', 'bowlWithSpoon', 'avocado'),
      child('soups', 'Soups', 'شوربات', 'stew', 'herb'),
    ],
  },
  {
    key: 'morning',
    name: { en: 'Breakfast & bakery', ar: 'فطور ومخبوزات' },
    objects: ['croissant', 'friedEgg', 'coffee'],
    isFeatured: true,
    children: [
      child('eggs', 'Eggs & plates', 'بيض وأطباق فطور', 'friedEgg', 'bread'),
      child('pancakes', 'Pancakes & waffles', 'بان كيك ووافل', 'pancakes', 'honey'),
      child('breads', 'Breads', 'خبز', 'bread', 'wheat'),
      child('pastries', 'Pastries', 'معجنات', 'croissant', 'butter'),
    ],
  },
  {
    key: 'sweets',
    name: { en: 'Sweets', ar: 'حلويات' },
    objects: ['cake', 'honey', 'pie'],
    isFeatured: true,
    children: [
      child('oriental-sweets', 'Oriental sweets', 'حلويات شرقية', 'honey', 'pie'),
      child('cakes', 'Cakes', 'كيك وتورت', 'cake', 'strawberry'),
      child('ice-cream', 'Ice cream', 'آيس كريم', 'softIce', 'strawberry'),
    ],
  },
  {
    key: 'drinks',
    name: { en: 'Drinks', ar: 'مشروبات' },
    objects: ['coffee', 'juiceBox', 'lemon'],
    isFeatured: true,
    children: [
      child('coffee', 'Coffee', 'قهوة', 'coffee', 'croissant'),
      child('tea', 'Tea & infusions', 'شاي وأعشاب', 'tea', 'herb'),
      child('juices', 'Juices & smoothies', 'عصائر وسموذي', 'orange', 'mango'),
      child('soft-drinks', 'Soft drinks', 'مشروبات غازية', 'sodaCup', 'iceCube'),
    ],
  },
];
