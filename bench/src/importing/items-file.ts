import type { TestDatabase } from '@rialto/database/testing/test-database.ts';

type Sql = TestDatabase['db']['sql'];
type Shelf = { store: string; category: string };

const firstWords = ['Fresh', 'Spicy', 'Green', 'Golden', 'Smoked', 'Sweet', 'Crisp', 'Mild', 'Dark', 'Light'];
const things = ['lentil soup', 'flat bread', 'apple juice', 'rice bowl', 'paper towels', 'hand soap', 'bean salad'];
const arabicThings = ['شوربة عدس', 'خبز', 'عصير تفاح', 'طبق أرز', 'مناديل', 'صابون', 'سلطة فول'];

/** A CSV file of new items in both languages for the stores of the demo, each in a category of its module. */
export async function itemsFile(sql: Sql, count: number): Promise<Buffer> {
  const shelves = await sql<Shelf[]>`
    select s.slug as store, min(c.slug) as category
    from stores s join categories c on c.module_id = s.module_id and c.parent_id is not null
    where s.active group by s.slug order by s.slug`;
  const lines = ['sku,store,category,name_en,name_ar,description_en,price,discount,stock,veg,add_ons,active'];
  for (let at = 0; at < count; at += 1) {
    const { store, category } = shelves[at % shelves.length] ?? { store: '', category: '' };
    const name = `${firstWords[at % 10]} ${things[at % 7]} ${Math.floor(at / 70)}`;
    const price = (1 + (at % 97) / 4).toFixed(2);
    const more = at % 5 === 0 ? 'Extra sauce|صوص إضافي = 0.50' : '';
    lines.push(
      `BENCH-${at},${store},${category},${name},${arabicThings[at % 7]} ${Math.floor(at / 70)},Made today,${price},,${at % 40},yes,${more},yes`,
    );
  }
  return Buffer.from(lines.join('\n'));
}
