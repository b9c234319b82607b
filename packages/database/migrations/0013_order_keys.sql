-- An order is found by its id. With the zone in front, PostgreSQL 18 took this index for that instead of the primary key
-- and skipped through the zones, also for every line that is held against its order.
alter table orders drop constraint orders_zone_id_id_key, add constraint orders_id_zone_id_key unique (id, zone_id);

-- Zone and module of an order are copied from its store, where they are held against their tables. Held against them
-- again, every order of a city would lock the same two rows. So whoever wants to remove a zone or a module asks for
-- orders instead.
alter table orders drop constraint orders_zone_id_fkey, drop constraint orders_module_id_fkey;

create function refuse_while_ordered() returns trigger language plpgsql as $$
begin
  if (tg_table_name = 'zones' and exists (select from orders where zone_id = old.id))
    or (tg_table_name = 'modules' and exists (select from orders where module_id = old.id))
  then
    raise exception '% % has orders', tg_table_name, old.id using errcode = 'foreign_key_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

create trigger zones_with_orders before delete or update of id on zones
  for each row execute function refuse_while_ordered();
create trigger modules_with_orders before delete or update of id on modules
  for each row execute function refuse_while_ordered();
