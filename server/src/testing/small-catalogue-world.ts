import type { Sql } from '@rialto/database/sql.ts';
import { addCategory, addItem } from './small-catalogue.ts';
import { addStore } from './small-world.ts';

const names: [string, string][] = [
  ['Chicken shawarma', 'شاورما دجاج'],
  ['Beef burger', 'برجر لحم'],
  ['Falafel plate', 'طبق فلافل'],
  ['Lentil soup', 'شوربة عدس'],
  ['Cheese pizza', 'بيتزا بالجبن'],
];

/** One of every kind of record, so that random requests find data. */
export async function fillSmallCatalogue(db: Sql): Promise<void> {
  await addStore(db, { id: 1, orders: 10, ratings: [40, 10], nameAr: 'متجر' });
  await addStore(db, { id: 2, zone: 2, hours: '{[540,600)}', timezone: 'Africa/Cairo' });
  await addStore(db, { id: 3, module: 2 });
  await addCategory(db, { id: 1, nameAr: 'قسم', isFeatured: true });
  await addCategory(db, { id: 2, parent: 1 });
  await addCategory(db, { id: 3, module: 2 });
  await db.script(`
    insert into brands (id, module_id, slug, name_en) values (1, 1, 'nile', 'Nile');
    insert into common_conditions (id, slug, name_en) values (1, 'headache', 'Headache')`);
  for (const [position, [nameEn, nameAr]] of names.entries()) {
    const at = { nameEn, nameAr, category: 2, parentCategory: 1, orders: position * 40, brand: 1, condition: 1 };
    await addItem(db, { ...at, id: position + 1, discount: ['percent', 1000], isRecommended: true, ratings: [9, 2] });
    await addItem(db, { ...at, id: position + 11, store: 2, isVeg: true, available: '{[600,720)}' });
    await addItem(db, { ...at, id: position + 21, store: 3, category: 3, parentCategory: 3, stock: position });
  }
  await db.script(`
    insert into reviews (id, store_id, item_id, author_name, rating, comment) values (1, 1, 1, 'M', 5, 'Good');
    insert into flash_sales (id, module_id, title_en, starts_at, ends_at) values
      (1, 1, 'Now', now() - interval '1 day', now() + interval '1 day'),
      (2, 1, 'Later', now() + interval '1 day', now() + interval '2 days');
    insert into flash_sale_items values (1, 1, 'percent', 5000, 5, 2, 0), (2, 2, 'amount', 100, 5, 0, 0);
    insert into basic_campaigns (id, module_id, slug, title_en, starts_at, ends_at)
      values (1, 1, 'week', 'Week', now() - interval '1 day', now() + interval '1 day');
    insert into basic_campaign_stores values (1, 1);
    insert into item_campaigns (id, store_id, zone_id, module_id, category_id, slug, title_en, price_minor, starts_at, ends_at)
      values (1, 1, 1, 1, 2, 'item-1', 'Only now', 900, now() - interval '1 day', now() + interval '1 day');
    insert into pictures (id, recipe) values ('p', '{}');
    insert into banners (id, module_id, kind, title_en, picture, link) values (1, 1, 'default', 'B', 'p', '/home');
    insert into banners (id, module_id, kind, title_en, picture, store_id) values (2, 1, 'store_wise', 'B', 'p', 1);
    insert into banners (id, module_id, kind, title_en, picture, item_id) values (3, 1, 'item_wise', 'B', 'p', 1);
    insert into coupons (id, code, kind, title_en, discount_type, discount, starts_at, ends_at)
      values (1, 'AHLAN', 'default', 'Welcome', 'percent', 1000, now() - interval '1 day', now() + interval '1 day');
    insert into cashback_offers (id, title_en, cashback_type, cashback, starts_at, ends_at)
      values (1, 'Back', 'percent', 500, now() - interval '1 day', now() + interval '1 day');
    insert into module_promotions (module_id) values (1);
    insert into why_choose (id, module_id, title_en) values (1, 1, 'Why');
    insert into parcel_categories (id, module_id, name_en) values (1, 3, 'Documents');
    insert into parcel_instructions (id, text_en) values (1, 'Ring twice');
    insert into tips values (100, 3);
    insert into reasons (id, kind, text_en) values (1, 'cancellation', 'Mistake'), (2, 'refund', 'Cold');
    insert into offline_payment_methods (id, name_en, details, questions) values
      (1, 'Bank', '[{"name":{"en":"IBAN"},"value":"EG1"}]', '[{"key":"number","label":{"en":"Number"},"isRequired":true}]')`);
}
