-- Whether a store takes cash on delivery, where its zone allows it.
alter table stores add column takes_cash boolean not null default true;
create trigger stores_assortment_cash after update on stores for each row
  when (old.takes_cash is distinct from new.takes_cash) execute function assortment_changed();
