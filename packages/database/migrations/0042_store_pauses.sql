-- A store can be paused until a moment, or until it is resumed (the year 9999), and can need more time than usual.
alter table stores
  add column paused_until timestamptz,
  add column busy_minutes int not null default 0 check (busy_minutes between 0 and 120),
  -- When a person last worked for the store in the console; the simulated city leaves such a store alone for an hour.
  add column staffed_at timestamptz;

create trigger stores_pause_assortment after update of paused_until, busy_minutes on stores for each row
  when ((old.paused_until, old.busy_minutes) is distinct from (new.paused_until, new.busy_minutes))
  execute function assortment_changed();

-- Members whom the simulation of the demo city plays.
alter table staff add column is_simulated boolean not null default false;
update staff set is_simulated = true where name in ('Simulated kitchens', 'Simulated dispatcher');

-- Staff look up the orders of a customer who calls.
create index orders_contact_number_idx on orders (contact_number, created_at desc);
