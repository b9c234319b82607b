-- A deleted account leaves one thing about its phone number: which first-order and per-customer benefits it has used.
-- The number is stored as a slow keyed hash and without the id of the account, so it leads to no order.
create table phone_hash_key (
  only_row boolean primary key default true check (only_row),
  key text not null check (length(key) >= 32)
);
insert into phone_hash_key (key) values (gen_random_uuid()::text || gen_random_uuid()::text);

create table deleted_phones (
  phone_hash bytea primary key check (length(phone_hash) = 32),
  used_benefits jsonb not null check (jsonb_typeof(used_benefits) = 'object')
);

-- Without an order: used by an earlier account with the same phone number.
alter table first_orders alter column order_id drop not null;
alter table coupon_uses drop constraint coupon_uses_pkey, alter column order_id drop not null,
  add constraint coupon_uses_order_id_key unique (order_id);
