import type { ecommerceStores } from '../names/ecommerce-stores.ts';
import type { Abouts } from './abouts.ts';

export const ecommerceAbouts: Abouts<keyof typeof ecommerceStores> = {
  electronics: [
    ['Tested on our bench before it is packed; two years of warranty.', 'نجرّب كل جهاز قبل تغليفه، بضمان عامين.'],
    ['We sell what we use ourselves and explain it without jargon.', 'نبيع ما نستعمله ونشرحه بلا تعقيد.'],
  ],
  fashion: [
    ['Cotton and linen cut for warm afternoons.', 'قطن وكتّان لأيام دافئة.'],
    ['Small collections, honest sizes, exchanges without a frown.', 'مجموعات صغيرة ومقاسات صادقة واستبدال بابتسامة.'],
  ],
  shoes: [
    [
      'Made to be walked in: try them at home and send back what does not fit.',
      'صُنعت للمشي: جرّبها في البيت وأعد ما لا يناسبك.',
    ],
    ['Leather we know, soles that can be replaced.', 'جلد نعرفه ونعل يمكن تغييره.'],
  ],
  books: [
    ['Novels, poems and picture books in two languages.', 'روايات وشعر وكتب مصورة بلغتين.'],
    ['Read by us before we recommend it to you.', 'نقرأه قبل أن نرشّحه لك.'],
  ],
  toys: [
    ['Wood, wheels and puzzles that survive a whole childhood.', 'خشب وعجلات وألغاز تصمد طفولة كاملة.'],
    ['Toys that need imagination more than batteries.', 'ألعاب تحتاج الخيال أكثر من البطاريات.'],
  ],
  home: [
    ['Lamps, linen and clay for rooms that are lived in.', 'مصابيح ومفروشات وفخّار لبيوت يُعاش فيها.'],
    ['Made by workshops we visit, packed so that nothing breaks.', 'من ورش نزورها، ومغلّفة كي لا ينكسر شيء.'],
  ],
  flowersAndGifts: [
    ['Cut this morning, tied this afternoon, at the door before dinner.', 'يُقطف صباحًا ويُربط عصرًا ويصل قبل العشاء.'],
    ['Tell us the occasion and we write the card as well.', 'أخبرنا بالمناسبة ونحن نكتب البطاقة أيضًا.'],
  ],
  sports: [
    ['For the first run and for the hundredth match.', 'لأول جرية ولمباراتك المئة.'],
    ['Gear that we take to the pitch ourselves every Friday.', 'أدوات نأخذها نحن إلى الملعب كل جمعة.'],
  ],
  jewellery: [
    ['Silver and stones set by hand, with a certificate for each.', 'فضة وأحجار مركّبة باليد ولكل قطعة شهادتها.'],
    ['Repairs while you wait, engraving by tomorrow.', 'نصلّح وأنت تنتظر وننقش ليوم غد.'],
  ],
  pets: [
    ['Food, toys and patience for everyone with four legs or two wings.', 'طعام وألعاب وصبر لكل ذي أربع أو جناحين.'],
    ['The vet next door approves of our shelves.', 'البيطري المجاور راضٍ عن رفوفنا.'],
  ],
  tools: [
    ['The right screw for the right wall, and advice with it.', 'المسمار الصحيح للحائط الصحيح ومعه النصيحة.'],
    ['Tools for people who fix things once.', 'عدّة لمن يصلّح الشيء مرة واحدة.'],
  ],
  stationery: [
    ['Paper that takes ink well and pens that last a term.', 'ورق يقبل الحبر وأقلام تعيش فصلًا دراسيًا.'],
    ['For school bags, desks and the first watercolours.', 'لحقيبة المدرسة والمكتب وأول ألوان مائية.'],
  ],
  bags: [
    ['Stitched to be pulled through three airports.', 'خياطة تتحمل ثلاثة مطارات.'],
    ['Bags that close properly and age well.', 'حقائب تُغلق بإحكام وتزداد جمالًا مع الوقت.'],
  ],
};
