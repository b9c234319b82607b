/** Every first word with every last one. */
const pairs = (first: readonly string[], last: readonly string[]) =>
  first.flatMap((word) => last.map((next) => `${word} ${next}`));

const weapons = ['gun', 'pistol', 'rifle', 'weapon', 'sword', 'dagger', 'knife', 'grenade', 'bomb', 'handgun'];
const animals = ['animal', 'dog', 'cat', 'puppy', 'kitten', 'snake', 'hamster', 'parrot'];
const arabicAnimals = ['حيوان', 'كلب', 'كلاب', 'قطة', 'قطط', 'جرو', 'ثعبان', 'ببغاء', 'هامستر'];
const arabicWeapons = ['مسدس', 'سلاح', 'بندقية', 'سكين', 'خنجر', 'قنبلة'];

/** Everyday things whose names contain a forbidden word. */
export const harmlessPhrases: readonly string[] = [
  ...pairs(['glue', 'heat', 'nail', 'spray', 'water', 'massage', 'nerf', 'paint', 'soldering', 'staple'], ['gun']),
  ...pairs(['toy', 'plastic', 'lego'], weapons),
  ...pairs(['butter', 'cheese', 'palette'], ['knife']),
  ...pairs(['bath'], ['bomb']),
  ...pairs(
    ['cash'],
    ['flow', 'register', 'book', 'box', 'drawer', 'desk', 'report', 'statement', 'receipt', 'on delivery'],
  ),
  ...pairs(['money'], ['box', 'bag', 'plant', 'tree', 'clip', 'belt', 'book', 'order']),
  ...pairs(['toy', 'stuffed', 'plush', 'plastic', 'lego', 'hot', 'ceramic', 'wooden'], animals),
  ...pairs(animals, ['food', 'toy', 'bed', 'collar', 'leash', 'treat', 'bowl', 'figure', 'print', 'book', 'costume']),
  ...pairs(animals, ['shampoo', 'picture', 'sticker', 'medicine', 'carrier', 'plant']),
  ...['cat litter', 'cat 5', 'cat 6', 'cat 7', 'cat eye'],
  ...pairs(['مسدس'], ['شمع', 'غراء', 'سيليكون', 'ماء', 'مياه', 'مساج', 'رش', 'حراري', 'تدليك']),
  ...pairs(['لعبة', 'ألعاب'], arabicWeapons),
  ...pairs(arabicWeapons, ['لعبة', 'بلاستيك']),
  ...pairs(['سكين', 'سكاكين'], ['زبدة', 'جبن']),
  'سلاح التلميذ',
  ...pairs(['محفظة', 'حافظة', 'حصالة', 'عداد', 'محافظ'], ['نقود', 'فلوس']),
  ...pairs(['طعام', 'أكل', 'لعبة', 'ألعاب', 'دمية', 'رمل', 'صورة', 'كتاب', 'طوق', 'شامبو', 'سرير'], arabicAnimals),
  ...pairs(arabicAnimals, ['محشو', 'محشوة', 'لعبة', 'قماش', 'بلاستيك']),
];
