-- In which a guest gets messages about the order; null for orders of earlier releases.
alter table orders add column language text check (language in ('en', 'ar'));
