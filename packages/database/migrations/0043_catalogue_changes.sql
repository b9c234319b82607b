-- Staff mark an item as sold out until a time, after which it is sold again by itself.
alter table items add column sold_out_until timestamptz;
create trigger items_sold_out_changed after update of sold_out_until on items
  for each statement execute function tell_changed();
create trigger items_assortment_sold_out after update on items for each row
  when (old.sold_out_until is distinct from new.sold_out_until) execute function assortment_changed();

-- Nodes hold the holidays with the stores.
create trigger store_holidays_changed after insert or update or delete or truncate on store_holidays
  for each statement execute function tell_changed();

-- The console lists the items of a store by name, also inactive ones.
create index items_console_idx on items (store_id, name_en, id);
create index items_name_idx on items (name_en, id);

-- Names that no active item or store of the zone has any more are no longer suggested.
create function forget_suggestions(of_kind text, of_zone int, of_module int, gone text[]) returns void
language sql as $$
  delete from suggestions s
  where s.zone_id = of_zone and s.module_id = of_module and s.kind = of_kind and s.name = any(gone)
    and not exists (select from items i where of_kind = 'item' and i.zone_id = of_zone and i.module_id = of_module
                    and i.active and s.name in (i.name_en, i.name_ar))
    and not exists (select from stores o where of_kind = 'store' and o.zone_id = of_zone and o.module_id = of_module
                    and o.active and s.name in (o.name_en, o.name_ar));
$$;

create or replace function learn_changed_items() returns trigger language plpgsql as $$
begin
  perform forget_suggestions('item', f.zone_id, f.module_id,
                             array_agg(distinct f.name_en) || array_remove(array_agg(distinct f.name_ar), null))
    from changed c join former f using (id)
    where f.active and (c.name_en, c.name_ar, c.zone_id, c.module_id, c.active)
      is distinct from (f.name_en, f.name_ar, f.zone_id, f.module_id, f.active)
    group by f.zone_id, f.module_id;
  perform learn_items(array_agg(c.id)) from changed c join former f using (id)
    where (c.name_search_en, c.name_search_ar, c.more_search_en, c.more_search_ar, c.zone_id, c.active)
      is distinct from (f.name_search_en, f.name_search_ar, f.more_search_en, f.more_search_ar, f.zone_id, f.active)
    having count(*) > 0;
  return null;
end $$;

create function forget_changed_stores() returns trigger language plpgsql as $$
begin
  perform forget_suggestions('store', f.zone_id, f.module_id,
                             array_agg(distinct f.name_en) || array_remove(array_agg(distinct f.name_ar), null))
    from changed c join former f using (id)
    where f.active and (c.name_en, c.name_ar, c.zone_id, c.active)
      is distinct from (f.name_en, f.name_ar, f.zone_id, f.active)
    group by f.zone_id, f.module_id;
  return null;
end $$;
create trigger stores_forgotten after update on stores referencing new table as changed old table as former
  for each statement execute function forget_changed_stores();
