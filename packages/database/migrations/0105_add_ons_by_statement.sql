-- Adding add-ons renews the assortment of a store once for a statement, and not for each add-on of each item.
create function item_add_ons_added() returns trigger language plpgsql as $$
begin
  perform renew_assortment(store_id)
    from (select distinct i.store_id from added a join items i on i.id = a.item_id order by 1) s;
  return null;
end $$;
drop trigger item_add_ons_assortment on item_add_ons;
create trigger item_add_ons_assortment after update or delete on item_add_ons
  for each row execute function assortment_changed();
create trigger item_add_ons_assortment_added after insert on item_add_ons referencing new table as added
  for each statement execute function item_add_ons_added();
