-- What a store sells and on which terms changes seldom and is read by every cart, quote and order. Nodes hold it in memory
-- by this token, which is another one after every change and comes again nowhere: who reads the token together with the
-- cart knows whether what they hold is what the tables say. Stocks and what is left of a sale are never held.
create table assortment_tokens (
  store_id bigint primary key references stores on delete cascade,
  token uuid not null default gen_random_uuid()
) with (fillfactor = 10);
insert into assortment_tokens (store_id) select id from stores;

-- Once in a transaction, also when it changes a thousand items: nobody else has seen what it wrote.
create function renew_assortment(of_store bigint) returns void language sql as $$
  update assortment_tokens set token = gen_random_uuid()
  where store_id = of_store and xmin <> pg_current_xact_id()::xid;
$$;

create function renew_assortments(of_module int, of_zone int) returns void language sql as $$
  select renew_assortment(id) from stores
  where (of_module is null or module_id = of_module) and (of_zone is null or zone_id = of_zone) order by id;
$$;

create function open_assortment() returns trigger language plpgsql as $$
begin
  insert into assortment_tokens (store_id) values (new.id);
  return null;
end $$;
create trigger stores_assortment_opened after insert on stores for each row execute function open_assortment();

create function assortment_changed() returns trigger language plpgsql as $$
begin
  case tg_table_name
    when 'stores' then perform renew_assortment(new.id);
    when 'modules' then perform renew_assortments(new.id, null);
    when 'zones' then perform renew_assortments(null, new.id);
    when 'module_zones' then
      if tg_op <> 'INSERT' then perform renew_assortments(old.module_id, old.zone_id); end if;
      if tg_op <> 'DELETE' then perform renew_assortments(new.module_id, new.zone_id); end if;
    when 'flash_sales' then
      perform renew_assortment(store_id) from items
      where id in (select item_id from flash_sale_items where flash_sale_id = new.id) order by store_id;
    when 'item_add_ons', 'flash_sale_items' then
      if tg_op <> 'INSERT' then perform renew_assortment(store_id) from items where id = old.item_id; end if;
      if tg_op <> 'DELETE' then perform renew_assortment(store_id) from items where id = new.item_id; end if;
    else -- items, add_ons and store_holidays say themselves whose they are.
      if tg_op <> 'INSERT' then perform renew_assortment(old.store_id); end if;
      if tg_op <> 'DELETE' then perform renew_assortment(new.store_id); end if;
  end case;
  return null;
end $$;

create trigger stores_assortment after update on stores for each row
  when ((old.slug, old.name_en, old.name_ar, old.logo, old.address_en, old.address_ar, old.phone, old.zone_id,
         old.module_id, old.active, old.lat, old.lng, old.timezone, old.hours, old.delivery, old.take_away,
         old.schedule_order, old.free_delivery, old.takes_prescriptions, old.delivery_radius_metres,
         old.minimum_order_minor, old.delivery_minutes_min, old.delivery_minutes_max, old.tax_percent,
         old.discount_percent, old.discount_starts_at, old.discount_ends_at, old.discount_minimum_minor,
         old.discount_maximum_minor)
    is distinct from
        (new.slug, new.name_en, new.name_ar, new.logo, new.address_en, new.address_ar, new.phone, new.zone_id,
         new.module_id, new.active, new.lat, new.lng, new.timezone, new.hours, new.delivery, new.take_away,
         new.schedule_order, new.free_delivery, new.takes_prescriptions, new.delivery_radius_metres,
         new.minimum_order_minor, new.delivery_minutes_min, new.delivery_minutes_max, new.tax_percent,
         new.discount_percent, new.discount_starts_at, new.discount_ends_at, new.discount_minimum_minor,
         new.discount_maximum_minor))
  execute function assortment_changed();
create trigger items_assortment after update on items for each row
  when ((old.id, old.store_id, old.store_active, old.zone_id, old.module_id, old.slug, old.name_en, old.name_ar,
         old.picture, old.unit_en, old.unit_ar, old.price_minor, old.discount_type, old.discount, old.variations,
         old.food_variations, old.has_stock, old.maximum_cart_quantity, old.available, old.prescription_required,
         old.active)
    is distinct from
        (new.id, new.store_id, new.store_active, new.zone_id, new.module_id, new.slug, new.name_en, new.name_ar,
         new.picture, new.unit_en, new.unit_ar, new.price_minor, new.discount_type, new.discount, new.variations,
         new.food_variations, new.has_stock, new.maximum_cart_quantity, new.available, new.prescription_required,
         new.active))
  execute function assortment_changed();
create trigger items_assortment_gone after delete on items for each row execute function assortment_changed();
create trigger add_ons_assortment after insert or update or delete on add_ons for each row execute function assortment_changed();
create trigger item_add_ons_assortment after insert or update or delete on item_add_ons
  for each row execute function assortment_changed();
create trigger flash_sales_assortment after update on flash_sales for each row
  when ((old.active, old.starts_at, old.ends_at) is distinct from (new.active, new.starts_at, new.ends_at))
  execute function assortment_changed();
create trigger flash_sale_items_assortment after update on flash_sale_items for each row
  when ((old.flash_sale_id, old.item_id, old.discount_type, old.discount)
    is distinct from (new.flash_sale_id, new.item_id, new.discount_type, new.discount))
  execute function assortment_changed();
create trigger flash_sale_items_assortment_set after insert or delete on flash_sale_items
  for each row execute function assortment_changed();
create trigger store_holidays_assortment after insert or update or delete on store_holidays
  for each row execute function assortment_changed();
create trigger modules_assortment after update on modules for each row execute function assortment_changed();
create trigger zones_assortment after update on zones for each row execute function assortment_changed();
create trigger module_zones_assortment after insert or update or delete on module_zones
  for each row execute function assortment_changed();

-- Without rows to look at, all of them count as changed.
create function assortments_emptied() returns trigger language plpgsql as $$
begin
  perform renew_assortments(null, null);
  return null;
end $$;
do $$
declare emptied text;
begin
  foreach emptied in array array['items', 'add_ons', 'item_add_ons', 'flash_sales', 'flash_sale_items', 'store_holidays',
    'modules', 'zones', 'module_zones']
  loop
    execute format('create trigger %I after truncate on %I for each statement execute function assortments_emptied()',
                   emptied || '_assortment_emptied', emptied);
  end loop;
end $$;
