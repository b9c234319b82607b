-- A bounded repetition is matched with a state for each position: 55 microseconds for a slug of 40 characters, paid by
-- every insert and by every update of a row, as when a delivered order is counted. A length costs nothing beside it.
alter table items
  drop constraint items_slug_check,
  add constraint items_slug_check check (slug ~ '^[a-z0-9-]+$' and length(slug) <= 140);
alter table stores
  drop constraint stores_slug_check,
  add constraint stores_slug_check check (slug ~ '^[a-z0-9-]+$' and length(slug) <= 120);
