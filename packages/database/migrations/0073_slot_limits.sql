-- How many orders a store takes for one slot of half an hour; null sets no limit.
alter table stores add column slot_limit int check (slot_limit between 1 and 1000);
create index orders_scheduled_idx on orders (store_id, schedule_at) where schedule_at is not null;

-- Nodes hold it with the store.
create trigger stores_slots_assortment after update of slot_limit on stores for each row
  when (old.slot_limit is distinct from new.slot_limit) execute function assortment_changed();
create trigger stores_slots_changed after update of slot_limit on stores
  for each statement execute function tell_changed();
