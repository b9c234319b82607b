import type { Sql } from '@rialto/database/sql.ts';

/** How often the demo world is copied, and how many of its items in the last round. */
export type Copies = { rounds: number; inLastRound: number };
type SearchableText = { en: string; ar: string; searchEn: string; searchAr: string };

/** Items of the demo world itself, and copies of an earlier call. */
export async function countItems(db: Sql): Promise<{ known: number; copied: number }> {
  const rows = await db<{ known: number; copied: number }[]>`
    select count(*) filter (where id < 10000000) as known, count(*) filter (where id >= 10000000) as copied from items`;
  return rows[0] ?? { known: 0, copied: 0 };
}

/**
 * Triggers, foreign keys and indexes would take an hour row by row and take a minute at the end. They are read from the
 * catalog, so that this works with later migrations too.
 */
export async function enterBulk(db: Sql): Promise<void> {
  await db.script(`
    set local maintenance_work_mem = '512MB';
    set local work_mem = '128MB';
    set local max_parallel_maintenance_workers = 2;
    create temporary table bulk_tables on commit drop as
      select unnest(array['stores', 'items', 'add_ons', 'item_add_ons', 'inventory', 'reviews']) as name;
    create temporary table bulk_keys on commit drop as
      select c.conrelid::regclass::text as table_name, c.conname as name, pg_get_constraintdef(c.oid) as definition
      from pg_constraint c join bulk_tables t on c.conrelid = t.name::regclass where c.contype = 'f';
    create temporary table bulk_indexes on commit drop as
      select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
      from pg_index i join bulk_tables t on i.indrelid = t.name::regclass
      where not exists (select from pg_constraint c where c.conindid = i.indexrelid);
    do $$
    declare each record;
    begin
      for each in select * from bulk_tables loop
        execute format('alter table %I disable trigger user', each.name);
      end loop;
      for each in select * from bulk_keys loop
        execute format('alter table %I drop constraint %I', each.table_name, each.name);
      end loop;
      for each in select * from bulk_indexes loop
        execute format('drop index %s', each.name);
      end loop;
    end $$`);
}

export async function leaveBulk(db: Sql): Promise<void> {
  await db.script(`
    do $$
    declare each record;
    begin
      for each in select * from bulk_indexes loop
        execute each.definition;
      end loop;
      for each in select * from bulk_keys loop
        execute format('alter table %I add constraint %I %s', each.table_name, each.name, each.definition);
      end loop;
      for each in select * from bulk_tables loop
        execute format('alter table %I enable trigger user', each.name);
      end loop;
    end $$;
    -- As the trigger would have done.
    insert into assortment_tokens (store_id) select id from stores on conflict do nothing`);
}

/** Every store gets a branch in each round, close enough to stay within its zone. */
export async function addStores(db: Sql, { rounds }: Copies, branches: SearchableText[]): Promise<void> {
  await db`
    insert into stores (id, zone_id, module_id, slug, name_en, name_ar, name_search_en, name_search_ar, address_en,
      address_ar, logo, cover, lat, lng, phone, email, timezone, hours, delivery, take_away, schedule_order,
      free_delivery, minimum_order_minor, delivery_minutes_min, delivery_minutes_max, rating_total, rating_count,
      order_count, item_count, featured, created_at, about_en, about_ar, sells_veg, sells_non_veg,
      takes_prescriptions, delivery_radius_metres, tax_percent, discount_percent, discount_starts_at,
      discount_ends_at, discount_minimum_minor, discount_maximum_minor, live_discount_percent)
    select round * 10000 + s.id, s.zone_id, s.module_id, left(s.slug, 100) || '-' || round,
      concat_ws(' ', s.name_en, branch.en, number), concat_ws(' ', s.name_ar, branch.ar, number),
      concat_ws(' ', s.name_search_en, branch."searchEn", number),
      concat_ws(' ', s.name_search_ar, branch."searchAr", number),
      s.address_en, s.address_ar, s.logo, s.cover, s.lat + (north - 0.5) * 0.003, s.lng + (east - 0.5) * 0.003,
      s.phone, s.email, s.timezone, s.hours, s.delivery, s.take_away, s.schedule_order, s.free_delivery,
      s.minimum_order_minor, s.delivery_minutes_min, s.delivery_minutes_max,
      round(floor(orders * 0.1) * (3.3 + east * 1.6)), floor(orders * 0.1), orders, s.item_count,
      s.featured and north < 0.2, now() - east * interval '700 days', s.about_en, s.about_ar, s.sells_veg,
      s.sells_non_veg, s.takes_prescriptions, s.delivery_radius_metres, s.tax_percent, s.discount_percent,
      s.discount_starts_at, s.discount_ends_at, s.discount_minimum_minor, s.discount_maximum_minor,
      s.live_discount_percent
    from stores s
    cross join generate_series(1, ${rounds}::int) round
    cross join lateral (select nullif(round / ${branches.length}::int, 0) as number,
      jsonb_array_element(${JSON.stringify(branches)}::jsonb, (round + s.id::int) % ${branches.length}::int) as said,
      (hashint8extended(s.id * 1000003 + round, 1) & 1048575) / 1048576.0 as north,
      (hashint8extended(s.id * 1000003 + round, 2) & 1048575) / 1048576.0 as east) chance
    cross join lateral jsonb_to_record(chance.said) as branch(en text, ar text, "searchEn" text, "searchAr" text)
    cross join lateral (select floor(s.order_count * (0.05 + north * north))::int as orders) sold
    where s.id < 10000`;
}

/**
 * Prices vary by a fifth, except if combinations have their own prices. Orders have a long tail: three in ten thousand
 * items have more than three thousand, most have a few.
 */
export async function addItems(db: Sql, { rounds, inLastRound }: Copies, manners: SearchableText[]): Promise<void> {
  await db`
    insert into items (id, store_id, store_active, zone_id, module_id, category_id, parent_category_id, brand_id,
      condition_id, slug, name_en, name_ar, description_en, description_ar, picture, gallery, unit_en, unit_ar,
      price_minor, discount_type, discount, store_discount_percent, choice_options, variations, food_variations,
      has_stock, maximum_cart_quantity, available, veg, halal, organic, recommended, prescription_required,
      rating_total, rating_count, order_count, created_at, name_search_en, name_search_ar, more_search_en,
      more_search_ar)
    select round * 10000000 + i.id, round * 10000 + i.store_id, i.store_active, i.zone_id, i.module_id, i.category_id,
      i.parent_category_id, i.brand_id, i.condition_id, left(i.slug, 132) || '-' || round,
      i.name_en || case when manner.en = '' then '' else ', ' || manner.en end,
      i.name_ar || case when manner.ar = '' then '' else '، ' || manner.ar end,
      i.description_en, i.description_ar, i.picture, i.gallery, i.unit_en, i.unit_ar,
      case when i.variations = '[]' then greatest(25, round(i.price_minor * (0.8 + 0.4 * b) / 5) * 5)
           else i.price_minor end,
      'percent', case when c < 0.15 then 500 + floor(c * 40) * 500 else 0 end, i.store_discount_percent,
      i.choice_options, i.variations, i.food_variations, i.has_stock, i.maximum_cart_quantity, i.available, i.veg,
      i.halal, i.organic, c > 0.92, i.prescription_required,
      round(floor(orders * 0.08) * (3.2 + 1.7 * b)), floor(orders * 0.08), orders, now() - c * interval '720 days',
      trim(i.name_search_en || ' ' || manner."searchEn"), trim(i.name_search_ar || ' ' || manner."searchAr"),
      i.more_search_en, i.more_search_ar
    from (select *, row_number() over (order by id) as place from items where id < 10000000) i
    cross join generate_series(1, ${rounds}::int) round
    cross join lateral (select
      (hashint8extended(i.id * 1000003 + round, 1) & 1048575) / 1048576.0::float8 as a,
      (hashint8extended(i.id * 1000003 + round, 2) & 1048575) / 1048576.0::float8 as b,
      (hashint8extended(i.id * 1000003 + round, 3) & 1048575) / 1048576.0::float8 as c) chance
    cross join lateral (select least(20000, floor(2 / (1 - a) ^ 0.9))::int as orders) sold
    join jsonb_to_recordset(${JSON.stringify(manners.map((said, place) => ({ place, ...said })))}::jsonb)
      as manner(place int, en text, ar text, "searchEn" text, "searchAr" text)
      on manner.place = greatest(0, floor(b * ${manners.length * 2}::int)::int - ${manners.length}::int)
    where round < ${rounds}::int or i.place <= ${inLastRound}::int`;
}

/** The last round may end before it reaches every store. */
export async function forgetEmptyStores(db: Sql): Promise<void> {
  await db`analyze items`;
  await db`delete from stores s where s.id >= 10000 and not exists (select from items i where i.store_id = s.id)`;
  await db`
    update stores s set item_count = sold.count
    from (select store_id, count(*) as count from items group by store_id) sold
    where s.id = sold.store_id and s.item_count <> sold.count`;
}

/** Extras, stock and, for every eighth copy, reviews of the copied item. */
export async function addBelongings(db: Sql, { rounds }: Copies): Promise<void> {
  await db`
    insert into add_ons (id, store_id, name_en, name_ar, price_minor)
    select round * 10000000 + a.id, s.id, a.name_en, a.name_ar, a.price_minor
    from add_ons a cross join generate_series(1, ${rounds}::int) round
    join stores s on s.id = round * 10000 + a.store_id
    where a.id < 10000000`;
  await db`
    insert into item_add_ons (item_id, add_on_id)
    select i.id, round * 10000000 + x.add_on_id
    from item_add_ons x cross join generate_series(1, ${rounds}::int) round
    join items i on i.id = round * 10000000 + x.item_id`;
  await db`
    insert into inventory (item_id, variation_key, stock)
    select i.id, v.variation_key, (hashint8(i.id) & 127) * (hashint8(i.id) & 31) / 31
    from inventory v cross join generate_series(1, ${rounds}::int) round
    join items i on i.id = round * 10000000 + v.item_id`;
  await db`
    insert into reviews (id, store_id, item_id, author_name, rating, comment, reply, created_at)
    select round * 10000000 + r.id, i.store_id, i.id, r.author_name, r.rating, r.comment, r.reply, r.created_at
    from reviews r cross join generate_series(1, ${rounds}::int, 8) round
    join items i on i.id = round * 10000000 + r.item_id`;
}

/**
 * Does what relearn_search_words() does, but for millions: it reads all items once and handles equal names once. A test
 * compares the two.
 */
export async function relearn(db: Sql): Promise<void> {
  await db`delete from suggestions`;
  await db`delete from search_terms`;
  await db`
    create temporary table named on commit drop as
    select zone_id, module_id, name_en, name_ar, name_search_en, name_search_ar, more_search_en, more_search_ar,
           max(order_count) as weight, count(*) as item_count
    from items where active group by 1, 2, 3, 4, 5, 6, 7, 8`;
  await db`
    insert into suggestions (scope, beginning, name, weight)
    select search_scope(n.zone_id, n.module_id, suggestion_list('item', said.language)), beginning, said.name, max(n.weight)
    from named n
    cross join lateral (values ('en', n.name_search_en, n.name_en), ('ar', n.name_search_ar, n.name_ar))
      said(language, words, name)
    cross join lateral beginnings_of(said.words) beginning
    where said.name is not null
    group by 1, 2, 3 order by 1, 2, 3`;
  await db`
    insert into search_terms (module_id, term, item_count)
    select n.module_id, term, sum(n.item_count)
    from named n, string_to_table(
      concat_ws(' ', n.name_search_en, n.more_search_en, n.name_search_ar, n.more_search_ar), ' ') term
    where length(term) between 2 and 40
    group by 1, 2`;
  await db`select learn_stores(array_agg(id)) from stores where active`;
}
