-- A foreign key costs a new item as much as all its checks together, so one key now covers the store with its zone and
-- module, and one the category with its parent. What a trigger and the console kept equal before, the keys guarantee.
alter table stores add constraint stores_place_key unique (id, zone_id, module_id);
alter table categories
  add column shelf_id int not null generated always as (coalesce(parent_id, id)) stored,
  add constraint categories_shelf_key unique (id, shelf_id);
update items i set zone_id = s.zone_id, module_id = s.module_id from stores s
  where s.id = i.store_id and (i.zone_id, i.module_id) <> (s.zone_id, s.module_id);
update items i set parent_category_id = c.shelf_id from categories c
  where c.id = i.category_id and i.parent_category_id <> c.shelf_id;
alter table items
  drop constraint items_store_id_fkey, drop constraint items_zone_id_fkey, drop constraint items_module_id_fkey,
  drop constraint items_category_id_fkey, drop constraint items_parent_category_id_fkey,
  add constraint items_store_fkey foreign key (store_id, zone_id, module_id)
    references stores (id, zone_id, module_id) on update cascade,
  add constraint items_category_fkey foreign key (category_id, parent_category_id)
    references categories (id, shelf_id) on update cascade;

-- The key has already moved the items of a store that moved.
create or replace function copy_store_to_items() returns trigger language plpgsql as $$
begin
  update items i set store_active = s.active, store_discount_percent = s.live_discount_percent
  from changed s join former f using (id)
  where i.store_id = s.id
    and (s.active, s.live_discount_percent) is distinct from (f.active, f.live_discount_percent);
  return null;
end $$;

-- An import writes what it has read of the store itself.
drop trigger items_copied on items;
create trigger items_copied before insert on items for each row
  when (coalesce(current_setting('rialto.is_importing', true), '') <> 'on') execute function copy_store_to_new_item();
